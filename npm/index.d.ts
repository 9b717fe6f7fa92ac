import type { Answers, Requests } from "./types.js";

export type * from "./types.js";

/** What can be asked. */
export type Verb = keyof Requests;

/** The fields of a question. */
export type Fields<V extends Verb> = Omit<Requests[V], "api" | "do">;

/** An answer that says why there is no other. Programs rely on the code; the message is for people. */
export class WhydokuError extends Error {
  code: string;
  /** The field that is wrong. */
  field?: string;
  /** Where in the text of the puzzle, from 1. */
  line?: number;
  column?: number;
}

/** The program. It answers one question at a time, and what is asked meanwhile waits: long work belongs in a worker. */
export class Whydoku {
  /**
   * Asks a question, and gives what `ok` of its answer holds.
   * @throws {WhydokuError} if there is no answer.
   */
  ask<V extends Verb>(verb: V, fields?: Fields<V>): Promise<Answers[V]>;
  /** Whether a question may take more than some milliseconds. */
  takesLong<V extends Verb>(verb: V, fields?: Fields<V>): boolean;
}

/** How the program is loaded. */
export interface Options {
  /** The compiled module, such as one that another thread has sent; that of the package if absent. */
  module?: WebAssembly.Module;
  /** Called while a long question is worked on. */
  progress?: (done: number, of: number) => void;
}

/** Loads the program. */
export function load(options?: Options): Promise<Whydoku>;
