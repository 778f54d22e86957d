// npm run bench: measures the hot paths beside a bare server doing the same work (bench/main.ts).
import { runCommand } from "./lib/lifetime.ts";
import { run } from "./lib/run.ts";

await runCommand(async () => (await run(process.execPath, ["bench/main.ts", ...process.argv.slice(2)])).code);
