// The product's API as one node, for measuring; with a web build, its pages too.
import { startServer } from "../apps/server/src/app/server.ts";
import { reportGarbage } from "./garbage.ts";

const [appUrl = "", webDist] = process.argv.slice(2);
const server = await startServer({ appUrl, port: 0, host: "127.0.0.1", ...(webDist && { webDist }) });
reportGarbage();
process.send?.({ url: server.url.replace("localhost", "127.0.0.1") });
