// The process that serves: npm start runs it from the server's build, with the memory of a server and the web build's folder.
// Told over IPC, if there is a channel: its address.
import { dirname } from "node:path";
import { listenHost } from "../../apps/server/src/platform/config/config.ts";
import { serverMemory } from "../boot/memory.mjs";
import { keepInUse } from "../build/builds.ts";
import { openDatabase } from "../lib/database.ts";
import { runCommand, untilSignal } from "../lib/lifetime.ts";
import { wantedPort } from "../lib/port.ts";
import { openProduct } from "../lib/product.ts";

const log = (line: string): void => console.log(line);

const [, ownFile = "", webDist = ""] = process.argv;

await runCommand(async () => {
  // They are for this process, which has read them; PostgreSQL, which it may start, sorts in large pieces that it is to keep.
  for (const name of Object.keys(serverMemory({}).env)) delete process.env[name];
  for (const build of [dirname(ownFile), webDist]) keepInUse(build);
  const port = await wantedPort();
  const ownerUrl = await openDatabase(log);
  const { url, signIns, setUpLink } = await openProduct({ ownerUrl, port, webDist, log });
  console.log(`\nKerkis is ready: ${url}`);
  if (listenHost(process.env) === "127.0.0.1")
    console.log("Only this machine can open it; HOST=0.0.0.0 lets others in.");
  if (signIns) console.log(`\n${signIns}`);
  if (setUpLink) console.log(`\nThe first super admin is set up here, once: ${setUpLink}`);
  console.log("\nCtrl-C stops it.");
  process.send?.({ url });
  return untilSignal();
});
