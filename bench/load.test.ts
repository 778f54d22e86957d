import { createServer } from "node:http";
import { once } from "node:events";
import type { Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadAll, loadOnce } from "./load.ts";

/** What each connection asked, in its order. */
const connections = new Map<Socket, string[]>();
const server = createServer(({ socket, url = "" }, response) => {
  connections.set(socket, [...(connections.get(socket) ?? []), url]);
  response.end("{}");
});
let url = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
beforeEach(() => connections.clear());
afterAll(() => void server.close());

const calls = Array.from({ length: 20 }, (_, index) => ({ path: `/${index}` }));
const asked = () => [...connections.values()].flat();
const paths = calls.map(({ path }) => path).toSorted();

test("what is sent once is sent once, however many connections share it", async () => {
  const { requests, failed } = await loadOnce(url, calls, 7);
  expect(asked().toSorted()).toEqual(paths);
  expect({ requests, failed }).toEqual({ requests: calls.length, failed: 0 });
});

test("connections begin at different calls and come to all of them", async () => {
  await loadAll(url, calls, 4, 1);
  const first = [...connections.values()].map(([path]) => path);
  expect(first.toSorted()).toEqual(["/0", "/10", "/15", "/5"]);
  expect([...new Set(asked())].toSorted()).toEqual(paths);
});
