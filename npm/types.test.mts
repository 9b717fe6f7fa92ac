// Compiled, not run: questions and answers have their types.
import { type Answers, WhydokuError, load } from "whydoku";

const sudoku = await load({ progress: (done: number, of: number) => console.log(done / of) });
const hint: Answers["hint"] = await sudoku.ask("hint", { puzzle: "53..7", level: 2 });
const text: string = hint.text;
const { outcome } = await sudoku.ask("explain", { puzzle: text, detail: "full" });
const ended: "solved" | "several" | "none" | "stuck" = outcome;
// @ts-expect-error There is no such verb.
await sudoku.ask("hints", { puzzle: ended });
// @ts-expect-error There is no such level.
await sudoku.ask("hint", { puzzle: "53..7", level: 9 });
try {
  await sudoku.ask("words");
} catch (error) {
  if (error instanceof WhydokuError) console.log(error.code, error.line);
}
