// npm run bench: measures the hot paths beside a bare server doing the same work (bench/main.ts); npm run bench -- phone: every
// screen as a slow phone sees it (bench/phone.ts).
import { runCommand } from "./lib/lifetime.ts";
import { run } from "./lib/run.ts";

const [what, ...rest] = process.argv.slice(2);
const command = what === "phone" ? ["bench/phone.ts", ...rest] : ["bench/main.ts", ...process.argv.slice(2)];

await runCommand(async () => (await run(process.execPath, command)).code);
