// npm run validate: the one gate. One line for each check with its time; a failing one shows what it found.
// `npm run validate -- --fast` leaves the tests out.
import { join } from "node:path";
import { runCommand } from "./lib/lifetime.ts";
import { root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";
import { steps } from "./validate/steps.ts";

function report(name: string, since: number, isGood: boolean): void {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${isGood ? "ok    " : "FAILED"}  ${name.padEnd(18)} ${seconds.padStart(6)} s`);
}

await runCommand(async () => {
  let failed = 0;
  for (const { name, check } of steps) {
    const since = performance.now();
    const found = await check();
    report(name, since, found === "");
    if (found !== "") console.log(`${found.trimEnd()}\n`);
    failed += found === "" ? 0 : 1;
  }
  if (process.argv.includes("--fast")) return failed === 0 ? 0 : 1;
  const since = performance.now();
  const { code } = await run(process.execPath, [join(root, "tools", "test.ts")]);
  report("tests", since, code === 0);
  return failed === 0 && code === 0 ? 0 : 1;
});
