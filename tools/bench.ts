// npm run bench: measures the hot paths beside a bare server doing the same work (bench/main.ts); npm run bench -- phone: every
// screen as a slow phone sees it (bench/phone.ts); npm run bench -- scale: what ten times the data costs (bench/scale.ts);
// npm run bench -- workflows: thousands of cases, their screens, steps and clocks (bench/workflows.ts); npm run bench -- calls: a call
// with thousands of applications, its screens, its distribution and a batch of decisions (bench/calls.ts); npm run bench -- files: a
// large import and large exports (bench/files.ts).
import { ensureBrowser } from "./browsers.ts";
import { CHROMIUM } from "./lib/browser.ts";
import { runCommand } from "./lib/lifetime.ts";
import { run } from "./lib/run.ts";

const [what, ...rest] = process.argv.slice(2);
const isPhone = what === "phone";
const OWN = new Set(["phone", "scale", "workflows", "calls", "files"]);
const command =
  what !== undefined && OWN.has(what) ? [`bench/${what}.ts`, ...rest] : ["bench/main.ts", ...process.argv.slice(2)];

await runCommand(async () => {
  const browser = isPhone ? { [CHROMIUM.variable]: await ensureBrowser(CHROMIUM, console.log) } : {};
  return (await run(process.execPath, command, { env: { ...process.env, ...browser } })).code;
});
