// The product's API as one node whose clock is ten minutes further whenever it is asked: what it keeps is too old to be answered.
import { startServer } from "../../apps/server/src/app/server.ts";

const LEAP_MS = 10 * 60_000;

const [appUrl = ""] = process.argv.slice(2);
let leaps = 0;
const clock = {
  now: () => {
    leaps += 1;
    return new Date(Date.now() + leaps * LEAP_MS);
  },
};
const server = await startServer({ appUrl, port: 0, host: "127.0.0.1", clock });
process.send?.({ url: server.url.replace("localhost", "127.0.0.1") });
