// npm run admin-link: prints the one-time link with which the first super admin is set up.
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { openDatabase } from "./lib/database.ts";
import { runCommand } from "./lib/lifetime.ts";
import { root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

await runCommand(async () => {
  const ownerUrl = await openDatabase(() => {});
  const { appUrl } = await migrateDatabase({ ownerUrl });
  const env = { ...process.env, DATABASE_URL: ownerUrl, APP_DATABASE_URL: appUrl };
  const { code } = await run(process.execPath, ["apps/server/src/app/cli.ts", "admin-link"], { cwd: root, env });
  return code;
});
