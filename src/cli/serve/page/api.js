// The only module that talks to the server.
import { lang } from "./words.js";

export class Failure extends Error {
  constructor(error) {
    super(error.message);
    Object.assign(this, error);
  }
}

const running = new Map();

// Asks for something. A later question in the same slot takes the place of an earlier one, which is then given up.
export async function ask(verb, fields = {}, slot = verb) {
  running.get(slot)?.abort();
  const control = new AbortController();
  running.set(slot, control);
  try {
    const body = JSON.stringify({ api: 1, do: verb, lang: lang(), ...fields });
    const answer = await fetch("/api", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: control.signal,
    });
    const { ok, error } = await answer.json();
    if (error) throw new Failure(error);
    return ok;
  } finally {
    if (running.get(slot) === control) running.delete(slot);
  }
}

// Whether an error only says that a question was given up.
export const isGivenUp = (error) => error.name === "AbortError";
