// npm run validate: the one gate. One line for each check with its time; a failing one shows what it found.
// `npm run validate -- --fast` leaves the tests out; `npm run validate -- types lint` runs only these checks.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { runCommand } from "./lib/lifetime.ts";
import { root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";
import { chosen, type Outcome, runSteps } from "./validate/schedule.ts";
import { steps } from "./validate/steps.ts";

function report({ name, found, seconds }: Outcome): void {
  console.log(`${found === "" ? "ok    " : "FAILED"}  ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`);
  if (found !== "") console.log(`${found.trimEnd()}\n`);
}

async function tests(): Promise<string> {
  const { code } = await run(process.execPath, [join(root, "tools", "test.ts")]);
  return code === 0 ? "" : "Tests failed; their own lines above say which.";
}

await runCommand(async () => {
  const names = process.argv.slice(2).filter((name) => name !== "--fast");
  const outcomes = await runSteps(chosen(steps, names), Math.max(2, availableParallelism()), report);
  if (names.length === 0 && !process.argv.includes("--fast")) {
    outcomes.push(...(await runSteps([{ name: "tests", check: tests }], 1, report)));
  }
  return outcomes.every(({ found }) => found === "") ? 0 : 1;
});
