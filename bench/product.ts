// The product's API as one node, for measuring.
import { startServer } from "../apps/server/src/app/server.ts";
import { reportGarbage } from "./garbage.ts";

const [appUrl = ""] = process.argv.slice(2);
const server = await startServer({ appUrl, port: 0, host: "127.0.0.1" });
reportGarbage();
process.send?.({ url: server.url.replace("localhost", "127.0.0.1") });
