// Many listeners in one process: opens a socket for each cookie, joins one topic and counts the notices that arrive.
import { readFileSync } from "node:fs";
import { WebSocket } from "ws";
import * as z from "zod";

/** The event's name; nothing else on the topic has it. */
const NEEDLE = Buffer.from("bench_notice");
/** Larger frames are presence, which is not counted. */
const NOTICE_BYTES_MAX = 2_000;
const OPENING_AT_ONCE = 40;

const [file = ""] = process.argv.slice(2);
const setup = z
  .object({ url: z.string(), topic: z.string(), cookies: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(file, "utf8")));

let received = 0;
let awaited = 0;
let arrived = (): void => {};

function open(cookie: string): Promise<void> {
  const socket = new WebSocket(`${setup.url}/socket/websocket?vsn=2.0.0`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("A socket was closed.")));
    socket.on("open", () => socket.send(JSON.stringify(["1", "1", setup.topic, "phx_join", {}])));
    socket.on("message", (data: Buffer) => {
      if (data.length < NOTICE_BYTES_MAX && data.includes(NEEDLE)) {
        received += 1;
        if (received === awaited) arrived();
      } else if (data.includes('"phx_reply"')) resolve();
    });
    const beat = setInterval(() => socket.send(JSON.stringify([null, "2", "phoenix", "heartbeat", {}])), 25_000);
    beat.unref();
  });
}

const waiting = [...setup.cookies];
await Promise.all(
  Array.from({ length: OPENING_AT_ONCE }, async () => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) await open(cookie);
  }),
);

/** Asked to await a number of deliveries; answers when the last of them came. */
process.on("message", (message) => {
  awaited = received + z.object({ awaited: z.number() }).parse(message).awaited;
  arrived = () => process.send?.({ done: true });
  process.send?.({ armed: true });
});
process.send?.({ url: setup.url });
