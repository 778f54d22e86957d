// The development server itself; npm run dev starts it anew when a source of the server changes.
import { checkReachable } from "../../apps/server/src/platform/db/databases.ts";
import { runCommand, untilSignal } from "../lib/lifetime.ts";
import { openProduct } from "../lib/product.ts";

await runCommand(async () => {
  const ownerUrl = await checkReachable(process.env.DATABASE_URL ?? "");
  const log = (line: string): void => console.log(line);
  const { url, signIns } = await openProduct({ ownerUrl, port: Number(process.env.PORT), log });
  console.log(`Kerkis is ready, with hot reload: ${url}`);
  if (signIns) console.log(signIns);
  return untilSignal();
});
