// @ts-check
// The way to the program: a server. A site without one has another module in the place of this.

/** @import { Progress } from "./types.d.ts" */

/** Lines say how far the work is; the last one is the answer. */
const LINES = "application/x-ndjson";

/**
 * Sends a request, and returns its answer.
 * @param {string} body
 * @param {AbortSignal} signal
 * @param {(progress: Progress) => void} tell
 */
export async function send(body, signal, tell) {
  const headers = { "content-type": "application/json", accept: LINES };
  const answer = await fetch("api", { method: "POST", headers, body, signal });
  if (answer.headers?.get("content-type") !== LINES) return answer.json();
  const decoder = new TextDecoder();
  let [rest, line] = ["", ""];
  for (const reader = answer.body?.getReader(); ;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = lines.pop() ?? "";
    line = lines.at(-1) ?? line;
    if (done) return JSON.parse(rest || line);
    if (line.startsWith('{"progress"')) tell(JSON.parse(line).progress);
  }
}
