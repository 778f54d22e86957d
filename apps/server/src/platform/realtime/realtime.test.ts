import { once } from "node:events";
import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { createTestDatabase } from "../../../test/database.ts";
import {
  is,
  join,
  openRawClient,
  pause,
  startRealtimeNode,
  until,
  type NodeOptions,
  type RealtimeNode,
} from "./realtime.factory.ts";

let databaseUrl: string;
const nodes: RealtimeNode[] = [];

beforeAll(async () => {
  databaseUrl = (await createTestDatabase()).appUrl;
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});

async function startNode(options: Partial<NodeOptions> = {}): Promise<RealtimeNode> {
  const node = await startRealtimeNode({ databaseUrl, ...options });
  nodes.push(node);
  return node;
}

const refusal = (node: RealtimeNode, cookie: string, headers: object = {}) =>
  openRawClient(node, cookie, headers).then(
    () => "opened",
    (error: Error) => error.message,
  );

test("refuses a wrong origin, a missing session and an unknown protocol; admits own, listed and no origin", async () => {
  const node = await startNode();
  expect(await refusal(node, "session=ann.s1", { origin: "https://evil.example" })).toBe("403");
  expect(await refusal(node, "session=ann.s1", { origin: "null" })).toBe("403");
  expect(await refusal(node, "")).toBe("401");
  expect(await refusal(node, "session=ann.s1", { origin: "https://kerkis.example" })).toBe("opened");
  expect(await refusal(node, "session=ann.s1", { origin: node.url.replace("ws", "http").replace("/socket", "") })).toBe(
    "opened",
  );
  expect(await refusal(node, "session=ann.s1")).toBe("opened");
  const old = new WebSocket(`${node.url}/websocket?vsn=1.0.0`, { headers: { cookie: "session=ann.s1" } });
  const [, response] = await once(old, "unexpected-response");
  expect(response.statusCode).toBe(400);
  const elsewhere = new WebSocket(node.url.replace("/socket", "/other"), { headers: { cookie: "session=ann.s1" } });
  await once(elsewhere, "error");
});

test("answers heartbeats, joins, leaves and refusals as the protocol says", async () => {
  const node = await startNode();
  const ann = await openRawClient(node, "session=ann.s1");
  ann.send([null, "h1", "phoenix", "heartbeat", {}]);
  expect(await ann.next((frame) => frame[1] === "h1")).toEqual([
    null,
    "h1",
    "phoenix",
    "phx_reply",
    { status: "ok", response: {} },
  ]);
  expect(await join(ann, "user:ann")).toEqual(["1", "1", "user:ann", "phx_reply", { status: "ok", response: {} }]);
  expect((await join(ann, "user:bob", "2"))[4]).toEqual({ status: "error", response: { reason: "forbidden" } });
  expect((await join(ann, "planet:mars", "3"))[4]).toEqual({ status: "error", response: { reason: "unknown_topic" } });

  ann.send(["9", "e1", "user:bob", "shout", {}]);
  expect((await ann.next((frame) => frame[1] === "e1"))[4]).toEqual({
    status: "error",
    response: { reason: "unmatched topic" },
  });

  await join(ann, "user:ann", "4");
  expect(await ann.next(is("user:ann", "phx_close"))).toEqual(["1", "1", "user:ann", "phx_close", {}]);
  ann.send(["1", "l1", "user:ann", "phx_leave", {}]);
  await ann.next((frame) => frame[1] === "l1");
  await node.realtime.publish(node.db, "user:ann", "notification", { id: "still" });
  await ann.next((frame) => frame[4].id === "still");
  ann.send(["4", "l2", "user:ann", "phx_leave", {}]);
  await ann.next((frame) => frame[1] === "l2");
  await node.realtime.publish(node.db, "user:ann", "notification", { id: "gone" });
  await pause(100);
  expect(ann.frames.some((frame) => frame[4].id === "gone")).toBe(false);
});

test("sends on commit only, to every node, and refuses what does not fit a notice", async () => {
  const [first, second] = [await startNode(), await startNode()];
  const ann = await openRawClient(first, "session=ann.s1");
  const elsewhere = await openRawClient(second, "session=ann.s2");
  const bob = await openRawClient(second, "session=bob.s3");
  await Promise.all([join(ann, "user:ann"), join(elsewhere, "user:ann"), join(bob, "user:bob")]);

  await first.db
    .transaction(async (tx) => {
      await first.realtime.publish(tx, "user:ann", "notification", { id: "rolled back" });
      throw new Error("no");
    })
    .catch(() => undefined);
  await first.db.transaction(async (tx) => {
    await first.realtime.publish(tx, "user:ann", "notification", { id: "Ωραία" });
    await pause(50);
    expect(ann.frames.some(is("user:ann", "notification"))).toBe(false);
  });
  for (const client of [ann, elsewhere]) {
    expect(await client.next(is("user:ann", "notification"))).toEqual([
      null,
      null,
      "user:ann",
      "notification",
      { id: "Ωραία" },
    ]);
    expect(client.frames.filter(is("user:ann", "notification"))).toHaveLength(1);
  }
  expect(bob.frames.some((frame) => frame[3] === "notification")).toBe(false);
  const tooBig = first.realtime.publish(first.db, "user:ann", "notification", { text: "ω".repeat(4_000) });
  await expect(tooBig).rejects.toThrow(RangeError);
});

test("drops malformed, binary, oversized and too many messages, and too many topics", async () => {
  const node = await startNode({
    limits: { messageBurst: 20, messagesPerSecond: 1, topicsPerSocket: 2, messageBytes: 16_384 },
  });
  const open = () => openRawClient(node, "session=ann.s1");
  const [malformed, binary, large, chatty, greedy] = await Promise.all([open(), open(), open(), open(), open()]);
  malformed.send("{}");
  expect((await malformed.closed).code).toBe(1007);
  binary.socket.send(Buffer.from([1, 2, 3]));
  expect((await binary.closed).code).toBe(1003);
  large.send(["1", "1", "user:ann", "phx_join", { text: "x".repeat(17_000) }]);
  expect((await large.closed).code).toBe(1009);
  for (let count = 0; count < 30; count += 1) chatty.send([null, String(count), "phoenix", "heartbeat", {}]);
  expect((await chatty.closed).code).toBe(1008);
  await join(greedy, "user:ann", "1");
  await join(greedy, "org:a", "2");
  expect((await join(greedy, "org:b", "3"))[4]).toEqual({ status: "error", response: { reason: "too many topics" } });
});

test("refuses more sockets of one person than the limit", async () => {
  const node = await startNode({ limits: { socketsPerUser: 2 } });
  await openRawClient(node, "session=ann.s1");
  const second = await openRawClient(node, "session=ann.s1");
  expect(await refusal(node, "session=ann.s1")).toBe("429");
  expect(await refusal(node, "session=bob.s2")).toBe("opened");
  second.socket.close();
  await second.closed;
  await until(() => node.realtime.socketCount() === 2);
  expect(await refusal(node, "session=ann.s1")).toBe("opened");
});

test("drops a consumer that does not read, and nobody else", async () => {
  const node = await startNode({ limits: { bufferedBytes: 200_000 } });
  const fast = await openRawClient(node, "session=bob.s2");
  const slow = await openRawClient(node, "session=ann.s1");
  await Promise.all([join(fast, "org:a"), join(slow, "org:a")]);
  slow.socket.pause();
  const text = "x".repeat(7_000);
  await until(() => node.realtime.socketCount() === 2);
  // In portions below the limit, each read before the next: on a busy machine the fast one must not seem slow.
  for (let count = 0; count < 1_500 && node.realtime.socketCount() === 2; count += 20) {
    await node.db.execute(
      sql`select pg_notify('kerkis_realtime', json_build_object('type', 'event', 'topic', 'org:a', 'event', 'activity',
        'payload', json_build_object('n', n, 'text', ${text}::text))::text) from generate_series(${count}::int, ${count + 19}::int) n`,
    );
    await fast.next((frame) => frame[4].n === count + 19);
  }
  await until(() => node.realtime.socketCount() === 1);
  await node.realtime.publish(node.db, "org:a", "activity", { n: "last" });
  await fast.next((frame) => frame[4].n === "last");
  expect(fast.socket.readyState).toBe(WebSocket.OPEN);
});

test("drops sockets that answer no ping", async () => {
  const node = await startNode({ timings: { pingMs: 500 } });
  const dead = new WebSocket(`${node.url}/websocket?vsn=2.0.0`, {
    headers: { cookie: "session=ann.s1" },
    autoPong: false,
  });
  await once(dead, "open");
  const alive = await openRawClient(node, "session=bob.s2");
  const [code] = await once(dead, "close");
  expect(code).toBe(1006);
  await pause(200);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

test("ends the sockets of a session or a person on every node", async () => {
  const [first, second] = [await startNode(), await startNode()];
  const ann1 = await openRawClient(first, "session=ann.s1");
  const ann2 = await openRawClient(second, "session=ann.s2");
  const bob = await openRawClient(second, "session=bob.s3");
  await first.realtime.disconnectSession(first.db, "s2");
  expect(await ann2.closed).toEqual({ code: 4401, reason: "session ended" });
  expect(ann1.socket.readyState).toBe(WebSocket.OPEN);
  await second.realtime.disconnectUser(second.db, "ann");
  expect((await ann1.closed).code).toBe(4401);
  expect(bob.socket.readyState).toBe(WebSocket.OPEN);
});

test("finds ended sessions and lost memberships by itself at the next check", async () => {
  const node = await startNode({ timings: { pingMs: 500, recheckMs: 500 } });
  const ann = await openRawClient(node, "session=ann.s1");
  const bob = await openRawClient(node, "session=bob.s2");
  await Promise.all([join(ann, "org:a"), join(bob, "org:a")]);
  node.endedSessions.add("s1");
  node.removed.add("bob org:a");
  expect((await ann.closed).code).toBe(4401);
  expect(await bob.next(is("org:a", "phx_close"))).toEqual(["1", "1", "org:a", "phx_close", {}]);
  expect(bob.socket.readyState).toBe(WebSocket.OPEN);
});

test("takes a topic away when the membership ends, at once and on every node", async () => {
  const [first, second] = [await startNode(), await startNode()];
  const ann = await openRawClient(second, "session=ann.s1");
  await join(ann, "org:a");
  await first.realtime.revokeTopic(first.db, "ann", "org:a");
  await pause(100);
  expect(ann.frames.some(is("org:a", "phx_close"))).toBe(false);
  second.removed.add("ann org:a");
  await first.realtime.revokeTopic(first.db, "ann", "org:a");
  await ann.next(is("org:a", "phx_close"));
  await first.realtime.publish(first.db, "org:a", "activity", { id: "secret" });
  await pause(100);
  expect(ann.frames.some((frame) => frame[4].id === "secret")).toBe(false);
});

test("asks again who may join when a right ended while the join was being decided", async () => {
  const node = await startNode();
  const ann = await openRawClient(node, "session=ann.s1");
  await join(ann, "org:b");
  const gate = Promise.withResolvers<void>();
  node.held.set("org:a", gate.promise);
  const joined = join(ann, "org:a", "2");
  await until(() => node.asked.get("org:a") === 1);
  for (const topic of ["org:a", "org:b"] as const) {
    node.removed.add(`ann ${topic}`);
    await node.realtime.revokeTopic(node.db, "ann", topic);
  }
  // Notices come in their order: the one before has been heard too.
  await ann.next(is("org:b", "phx_close"));
  gate.resolve();
  expect((await joined)[4]).toMatchObject({ status: "error", response: { reason: "forbidden" } });
});

test("takes an organization's records away with it when it closes for everyone", async () => {
  const node = await startNode();
  const ann = await openRawClient(node, "session=ann.s1");
  const record = "record:a:application:1";
  await join(ann, record);
  node.removed.add(`ann ${record}`);
  await node.realtime.revokeTopic(node.db, null, "org:a");
  expect(await ann.next(is(record, "phx_close"))).toBeDefined();
});

test("listens again after its connection is cut, and tells its clients to refetch", async () => {
  const node = await startNode({ name: "cut me" });
  const ann = await openRawClient(node, "session=ann.s1");
  await join(ann, "user:ann");
  await node.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut me'`);
  const resync = await ann.next(is("phoenix", "resync"));
  expect(resync[4].within_ms).toBeGreaterThan(0);
  expect(node.realtime.isListening()).toBe(true);
  await node.realtime.publish(node.db, "user:ann", "notification", { id: "after" });
  await ann.next((frame) => frame[4].id === "after");
});

test("signals reach every node on commit, and count as given after a gap", async () => {
  const [first, second] = [await startNode(), await startNode({ name: "signalled" })];
  const heard: string[] = [];
  first.realtime.onSignal("registry", () => heard.push("first"));
  second.realtime.onSignal("registry", () => heard.push("second"));
  await first.db
    .transaction(async (tx) => {
      await first.realtime.signal(tx, "registry");
      throw new Error("no");
    })
    .catch(() => undefined);
  await first.realtime.signal(first.db, "registry");
  await until(() => heard.length === 2);
  expect(heard.toSorted()).toEqual(["first", "second"]);
  await second.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'signalled'`,
  );
  await until(() => heard.length === 3);
  expect(heard.at(-1)).toBe("second");
});

test("survives a half-open upgrade", async () => {
  const node = await startNode();
  const { hostname, port } = new URL(node.url);
  const raw = connect(Number(port), hostname);
  raw.write("GET /socket/websocket?vsn=2.0.0 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n");
  raw.write("Cookie: session=ann.s1\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bad\r\n\r\n");
  raw.destroy();
  expect(await refusal(node, "session=ann.s1")).toBe("opened");
});
