// Figures of a measurement of its own (`npm run bench -- workflows`): printed as they come, and written as one section at its end.
import { writeSections } from "./document.ts";

const told: string[] = [];

/** Prints a figure, marked where its goal is not reached. */
export function say(what: string, figure: string, isReached: boolean): void {
  const line = `${what}: ${figure}${isReached ? "" : " (!)"}`;
  console.log(line);
  told.push(`- ${line}`);
}

/** Writes all that was said below a title of docs/benchmarks.md. @param lead what was measured, and the goals */
export function writeFigures(title: string, lead: string): void {
  writeSections([{ title, text: `${lead}\n\n${told.join("\n")}\n` }]);
}
