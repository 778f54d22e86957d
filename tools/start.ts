// npm start: the whole product on one machine, with nothing set up beforehand.
import { listenHost } from "../apps/server/src/platform/config/config.ts";
import { openDatabase } from "./lib/database.ts";
import { runCommand, untilSignal } from "./lib/lifetime.ts";
import { wantedPort } from "./lib/port.ts";
import { openProduct } from "./lib/product.ts";

const log = (line: string): void => console.log(line);

await runCommand(async () => {
  const port = await wantedPort();
  const ownerUrl = await openDatabase(log);
  const { url, signIns, setUpLink } = await openProduct({ ownerUrl, port, dev: false, log });
  console.log(`\nKerkis is ready: ${url}`);
  if (listenHost(process.env) === "127.0.0.1")
    console.log("Only this machine can open it; HOST=0.0.0.0 lets others in.");
  if (signIns) console.log(`\n${signIns}`);
  if (setUpLink) console.log(`\nThe first super admin is set up here, once: ${setUpLink}`);
  console.log("\nCtrl-C stops it.");
  return untilSignal();
});
