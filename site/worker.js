// @ts-check
// A thread with the program.
import { serving } from "./serving.js";

const take = serving((answer) => postMessage(answer));
addEventListener("message", ({ data }) => take(data));
