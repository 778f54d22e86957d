import { Presence, Socket, type Channel } from "phoenix";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { REALTIME_TIMINGS, reconnectAfterMs } from "@kerkis/contract/core/realtime.ts";
import { createTestDatabase } from "../../../test/database.ts";
import { startRealtimeNode, type RealtimeNode } from "./realtime.factory.ts";

let node: RealtimeNode;

beforeAll(async () => {
  node = await startRealtimeNode({ databaseUrl: (await createTestDatabase()).appUrl });
});
afterAll(() => node.stop());

function connect(cookie: string, heartbeatIntervalMs: number = REALTIME_TIMINGS.heartbeatMs): Socket {
  class CookieSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie } });
    }
  }
  const socket = new Socket(node.url, {
    transport: CookieSocket,
    heartbeatIntervalMs,
    timeout: REALTIME_TIMINGS.joinTimeoutMs,
    reconnectAfterMs: () => 50,
    rejoinAfterMs: () => 50,
  });
  socket.connect();
  return socket;
}

const joined = (channel: Channel) =>
  new Promise<string>((resolve) => {
    channel
      .join()
      .receive("ok", () => resolve("ok"))
      .receive("error", (response: { reason: string }) => resolve(response.reason));
  });

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds).toBe(true);
}

test("the back-off is 1, 2, 5, 10 s and stays there", () => {
  expect([1, 2, 3, 4, 5, 99].map(reconnectAfterMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
});

test("the official client joins, hears, is refused, keeps its heartbeat and rejoins after a break", async () => {
  const socket = connect("session=ann.s1", 60);
  const own = socket.channel("user:ann", {});
  const heard: string[] = [];
  own.on("notification", ({ id }: { id: string }) => void heard.push(id));
  expect(await joined(own)).toBe("ok");
  expect(await joined(socket.channel("user:bob", {}))).toBe("forbidden");
  await node.realtime.publish(node.db, "user:ann", "notification", { id: "one" });
  await until(() => heard.includes("one"));

  let breaks = 0;
  socket.onClose(() => void (breaks += 1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(breaks).toBe(0);
  await node.realtime.disconnectUser(node.db, "ann");
  await until(() => breaks === 1 && own.state === "joined");
  await node.realtime.publish(node.db, "user:ann", "notification", { id: "two" });
  await until(() => heard.includes("two"));
  const left = new Promise((resolve) => own.onClose(() => resolve(true)));
  own.leave();
  expect(await left).toBe(true);
  socket.disconnect();
});

test("the official presence follows two tabs, their status and their going", async () => {
  const [ann, bob, bob2] = [connect("session=ann.s1"), connect("session=bob.s2"), connect("session=bob.s2")];
  const room = ann.channel("org:a", { status: "online", current_page: "/dashboard" });
  const presence = new Presence(room);
  const seen = () =>
    Object.fromEntries(
      presence.list((user, { metas }: { metas: { status: string }[] }) => [user, metas.map((meta) => meta.status)]),
    );
  await joined(room);
  const tab = bob.channel("org:a", { status: "online", current_page: "/" });
  await Promise.all([joined(tab), joined(bob2.channel("org:a", { status: "away", current_page: "/" }))]);
  await until(() => seen().ann?.length === 1 && seen().bob?.length === 2);
  tab.push("presence_update", { status: "away", current_page: "/startups" });
  await until(() => seen().bob?.join() === "away,away");
  bob2.disconnect();
  await until(() => seen().bob?.length === 1);
  bob.disconnect();
  await until(() => seen().bob === undefined);
  expect(seen()).toEqual({ ann: ["online"] });
  ann.disconnect();
});
