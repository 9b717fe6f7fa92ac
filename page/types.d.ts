// What passes between the modules and comes in answers. Editors and `tsc` read it, the browser does not.
// Answers have more fields than these; docs/schema/api.schema.json has all of them.

/** 81 numbers for each: digits, 0 for none; marks as bits, 1 << digit; colours as bits, 1 << number, from 1 to 6. */
export interface Position {
  /** The colours of candidates, by 10 times the cell and the digit. */
  tint: Record<number, number>;
  givens: number[];
  digits: number[];
  centre: number[];
  corner: number[];
  colour: number[];
}

/** Where a game comes from. */
export type Kind = "own" | "made" | "daily" | "first" | "example" | "practice";

/** A game as the browser keeps it. */
export interface Kept {
  id: string;
  /** The position, packed. */
  now: string;
  past: string[];
  kind: Kind;
  title: string;
  seconds: number;
  /** How often help was asked for. */
  helped: number;
  /** When it was last played, in milliseconds. */
  seen: number;
  /** The techniques used, as `seconds:technique`. */
  used: string[];
}

/** A chapter of the course. */
export interface Chapter {
  number: number;
  title: string;
  techniques: { id: string; name: string; grade: string }[];
}

/** An exercise. */
export interface Posed {
  pure: boolean;
  steps: number;
  position: Written;
}

/** What a plain digit is when it is entered. */
export type Mode = "digit" | "corner" | "centre" | "colour";

/** A position in questions and answers: 81 characters, and 729 for the candidates. */
export interface Written {
  board: string;
  givens?: string | null;
  candidates?: string | null;
}

/** Names of what is spoken of: r3c5, b7, r3c5=7. */
export interface About {
  cells?: string[];
  houses?: string[];
  candidates?: string[];
  digits?: string;
}

/** A piece of an explanation. One with `line` begins a line, indented by so much. */
export interface Piece extends About {
  text: string;
  event?: number;
  line?: number;
}

export interface Link {
  from: string[];
  to: string[];
}

export interface Step {
  technique: string;
  placements: string[];
  eliminations: string[];
  pattern: { links?: Link[] };
}

/** One of several pictures of a step: a case, or a supposition inside one. */
export interface Excerpt {
  name: string;
  picture: string;
}

/** A step with its words. */
export interface Told extends Step {
  name: string;
  words: Piece[];
  picture?: string;
  excerpts?: Excerpt[];
}

/** A step of a path. */
export interface Passage {
  number: number;
  depth: number;
  technique: string | null;
  name: string;
  grade: string | null;
  bottleneck: boolean;
  chapter?: string;
  concluded: string[];
  told: { words: Piece[] }[];
  inside?: Passage[];
  picture?: string;
  excerpts?: Excerpt[];
  after?: Written;
  links?: Link[];
}

export interface Technique {
  id: string;
  name: string;
  family: string;
  family_name: string;
  grade: string;
}

export interface Key {
  name: string;
  picture: string;
}

/** Whether a position is right, or why it cannot be told. */
export type State = "right" | "wrong" | "solved" | "several" | "none" | "invalid";

/** The answer to each question, by its verb. */
export interface Answers {
  check: { verdicts: { verdict: string; technique: string | null; words: Piece[] }[] };
  course: { chapters: Chapter[] };
  draw: { picture: string };
  explain: {
    words: Piece[];
    summary: Piece[][];
    notes: Piece[][];
    verdict: Piece[] | null;
    steps: Passage[];
  };
  find: { words: Piece[]; steps: Told[] };
  generate: { puzzle: string };
  hint: {
    state: State;
    name?: string;
    words: Piece[];
    cells: string[];
    houses: string[];
    step: Step | null;
    picture?: string;
    excerpts?: Excerpt[];
    plan?: object[];
  };
  judge: {
    found: boolean;
    name: string;
    replies: { move: string; reply: string; technique: string | null; name: string | null; words: Piece[] }[];
  };
  list: { puzzles: { line: number; board?: string; givens?: string; error?: string }[]; more: boolean };
  marks: { state: State; wrong: string[]; lost: string[]; words: Piece[] };
  next: { plan?: object[] } & ({ step: Told } | { step: null; words: Piece[] });
  page: { name: string; html: string; example: { position: Written; picture?: string } | null };
  practice: { name: string; exercises: Posed[] };
  prove: { formula?: string; proof?: string; error?: string };
  rate: {
    name: string;
    words: Piece[];
    er: number;
    ep: number;
    ed: number;
    hodoku_level: string;
    hodoku_score: number;
    search_guesses: number;
    search_nodes: number;
    hardest: string | null;
  };
  read: Written & { has_candidates: boolean; state: State; words: Piece[] };
  techniques: { techniques: Technique[] };
  why: { words: Piece[]; steps: Passage[] };
  words: {
    lang: string;
    next: { lang: string; name: string };
    words: Record<string, string>;
    key: Record<string, Key>;
  };
  write: { text: string };
}

/** How far long work is. */
export interface Progress {
  done: number;
  of: number;
}

/** What was wrong with a question. */
export interface Wrong {
  code: string;
  message: string;
}

declare global {
  interface HTMLElementEventMap {
    /** What plain digits are has changed. */
    mode: CustomEvent<Mode>;
    /** A picture is shown over the board, or no more. */
    picture: CustomEvent<boolean>;
    /** Something is lit on the board. */
    lit: CustomEvent;
    select: Event;
  }
  interface DocumentEventMap {
    /** Someone wants to read the page of a technique. */
    technique: CustomEvent<string>;
  }
}
