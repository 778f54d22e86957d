// npm run dev: the product with hot reload. Pages and styles replace themselves; a change on the server restarts it.
import { join } from "node:path";
import { keepRunning } from "./dev/restart.ts";
import { openDatabase } from "./lib/database.ts";
import { runCommand, untilSignal } from "./lib/lifetime.ts";
import { root } from "./lib/paths.ts";
import { wantedPort } from "./lib/port.ts";
import { run } from "./lib/run.ts";

await runCommand(async () => {
  const port = await wantedPort();
  const ownerUrl = await openDatabase((line) => console.log(line));
  const messages = await run("npm", ["run", "--silent", "messages", "--workspace", "apps/web"]);
  if (messages.code !== 0) return 1;
  const env = { ...process.env, DATABASE_URL: ownerUrl, PORT: String(port) };
  const sources = ["apps/server/src", "apps/server/db", "packages/contract/src"].map((folder) => join(root, folder));
  keepRunning(join(root, "tools", "dev", "server.ts"), sources, env);
  return untilSignal();
});
