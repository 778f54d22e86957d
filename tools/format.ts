// npm run format: rewrites every file in the project's one style.
import { runCommand } from "./lib/lifetime.ts";
import { program } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

await runCommand(async () => (await run(program("oxfmt"), process.argv.slice(2))).code);
