// npm run import -- <file> …: brings a file into an organization's registry from the command line; --help tells how.
import { resolve } from "node:path";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { openDatabase } from "./lib/database.ts";
import { runCommand } from "./lib/lifetime.ts";
import { root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

await runCommand(async () => {
  const ownerUrl = await openDatabase(() => {});
  const { appUrl } = await migrateDatabase({ ownerUrl });
  const env = { ...process.env, DATABASE_URL: ownerUrl, APP_DATABASE_URL: appUrl };
  const program = resolve(root, "apps/server/src/app/cli.ts");
  // Files are named from where npm was called.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const { code } = await run(process.execPath, [program, "import", ...process.argv.slice(2)], { cwd, env });
  return code;
});
