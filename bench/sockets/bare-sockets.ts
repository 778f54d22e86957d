// The yardstick: `ws` and a loop over its sockets, nothing else. Sends the frame it is told to everyone.
import { once } from "node:events";
import { WebSocketServer } from "ws";
import * as z from "zod";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("message", () => socket.send('["1","1","bare","phx_reply",{"status":"ok"}]'));
});
process.on("message", (message) => {
  const frame = Buffer.from(z.object({ frame: z.string() }).parse(message).frame);
  for (const socket of server.clients) socket.send(frame, { binary: false });
});
await once(server, "listening");
const address = server.address();
process.send?.({ url: `ws://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
