// One server process of the product on a database of a test's own, to be killed and started again.
import { loadConfig } from "../../../apps/server/src/platform/config/config.ts";
import { runCommand, untilSignal } from "../../../tools/lib/lifetime.ts";
import { openProduct } from "../../../tools/lib/product.ts";

await runCommand(async () => {
  const { port, databaseUrl: ownerUrl } = loadConfig(process.env, { databaseUrl: process.env.DATABASE_URL ?? "" });
  const { WEB_DIST: webDist } = process.env;
  const { url } = await openProduct({ ownerUrl, port, dev: false, log: () => {}, ...(webDist && { webDist }) });
  process.send?.({ url });
  return untilSignal();
});
