// npm start: the whole product on one machine, with nothing set up beforehand.
import { openDatabase } from "./lib/database.ts";
import { runCommand, untilSignal } from "./lib/lifetime.ts";
import { wantedPort } from "./lib/port.ts";
import { openProduct } from "./lib/product.ts";

const log = (line: string): void => console.log(line);

await runCommand(async () => {
  const port = await wantedPort();
  const ownerUrl = await openDatabase(log);
  const { url, signIns } = await openProduct({ ownerUrl, port, dev: false, log });
  console.log(`\nKerkis is ready: ${url}`);
  if (signIns) console.log(`\n${signIns}`);
  console.log("\nCtrl-C stops it.");
  return untilSignal();
});
