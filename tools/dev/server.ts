// The development server itself; «node --watch» restarts it when a module that it imported changes.
import { checkReachable } from "../../apps/server/src/platform/db/databases.ts";
import { runCommand, untilSignal } from "../lib/lifetime.ts";
import { openProduct } from "../lib/product.ts";

/** npm run dev killed with -9 must not leave the watcher and us behind: its process group is the watcher's. */
function endWithCommand(pid: number): void {
  setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch {
      process.kill(-process.ppid, "SIGTERM");
    }
  }, 1000).unref();
}

await runCommand(async () => {
  endWithCommand(Number(process.env.KERKIS_DEV_PARENT));
  const ownerUrl = await checkReachable(process.env.DATABASE_URL ?? "");
  const log = (line: string): void => console.log(line);
  const { url, signIns } = await openProduct({ ownerUrl, port: Number(process.env.PORT), dev: true, log });
  console.log(`Kerkis is ready, with hot reload: ${url}`);
  if (signIns) console.log(signIns);
  return untilSignal();
});
