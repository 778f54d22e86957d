import { Presence, Socket } from "phoenix";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RealtimeConnection } from "./realtime-connection.ts";
import { lastWire, Wire } from "./wire.factory.ts";

const joins = (wire: Wire, topic: string) =>
  wire.sent.filter(([, , of, event]) => of === topic && event === "phx_join");

beforeEach(() => {
  vi.useFakeTimers();
  Wire.reset();
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(options: { onSessionEnded?: () => void } = {}) {
  const connection = new RealtimeConnection({
    endpoint: "wss://kerkis.example/socket",
    load: async () => ({ Socket, Presence }),
    transport: Wire,
    ...options,
  });
  await connection.start();
  return connection;
}

test("several listeners share one join, events reach each, and the last one out leaves", async () => {
  const connection = await start();
  const heard: string[] = [];
  const first = connection.listen("user:ann", (event) => heard.push(`first ${event}`));
  const second = connection.listen("user:ann", (event) => heard.push(`second ${event}`));
  const wire = lastWire();
  wire.open();
  await vi.advanceTimersByTimeAsync(1);
  expect(wire.address).toBe("wss://kerkis.example/socket/websocket?vsn=2.0.0");
  expect(joins(wire, "user:ann")).toHaveLength(1);
  heard.length = 0;
  wire.deliver([null, null, "user:ann", "notification", { id: "1" }]);
  expect(heard).toEqual(["first notification", "second notification"]);

  first();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wire.sent.some(([, , , event]) => event === "phx_leave")).toBe(false);
  second();
  const again = connection.listen("user:ann", () => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wire.sent.some(([, , , event]) => event === "phx_leave")).toBe(false);
  again();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wire.sent.at(-1)?.[3]).toBe("phx_leave");
  connection.stop();
});

test("reconnects after 1, 2, 5 and 10 s, rejoins, and says once that something may be missing", async () => {
  const connection = await start();
  connection.listen("user:ann", () => undefined);
  connection.listen("org:a", () => undefined);
  let resyncs = 0;
  connection.onResync(() => (resyncs += 1));
  expect(connection.state.get()).toBe("connecting");
  lastWire().open();
  await vi.advanceTimersByTimeAsync(200);
  expect(connection.state.get()).toBe("connected");
  expect(resyncs).toBe(1);

  lastWire().break();
  expect(connection.state.get()).toBe("reconnecting");
  for (const [index, wait] of [1_000, 2_000, 5_000, 10_000, 10_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 5);
    expect(Wire.sockets).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(5);
    expect(Wire.sockets).toHaveLength(index + 2);
    if (index < 4) lastWire().break();
  }
  lastWire().open();
  await vi.advanceTimersByTimeAsync(200);
  expect(connection.state.get()).toBe("connected");
  expect(joins(lastWire(), "user:ann")).toHaveLength(1);
  expect(joins(lastWire(), "org:a")).toHaveLength(1);
  expect(resyncs).toBe(2);

  lastWire().deliver([null, null, "phoenix", "resync", { within_ms: 500 }]);
  await vi.advanceTimersByTimeAsync(500);
  expect(resyncs).toBe(3);
  connection.stop();
});

test("sends a heartbeat every 25 s and reconnects when it is not answered", async () => {
  const connection = await start();
  const wire = lastWire();
  wire.open();
  await vi.advanceTimersByTimeAsync(24_900);
  expect(wire.sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(wire.sent.map(([, , topic, event]) => `${topic} ${event}`)).toEqual(["phoenix heartbeat"]);
  wire.send = () => undefined;
  await vi.advanceTimersByTimeAsync(52_000);
  expect(Wire.sockets).toHaveLength(2);
  connection.stop();
});

test("does not insist on a topic that is forbidden, nor on one taken away, until a new connection", async () => {
  Wire.refused.set("org:b", "forbidden");
  const connection = await start();
  connection.listen("org:a", () => undefined);
  connection.listen("org:b", () => undefined);
  const wire = lastWire();
  wire.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(joins(wire, "org:b")).toHaveLength(1);
  const [joinRef] = joins(wire, "org:a")[0] ?? [];
  wire.deliver([joinRef ?? null, joinRef ?? null, "org:a", "phx_close", {}]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(joins(wire, "org:a")).toHaveLength(1);
  wire.break();
  await vi.advanceTimersByTimeAsync(1_000);
  lastWire().open();
  await vi.advanceTimersByTimeAsync(10);
  expect(joins(lastWire(), "org:a")).toHaveLength(1);
  connection.stop();
});

test("shows people with their most present tab, tells changes at most once a second, and repeats them on rejoining", async () => {
  const connection = await start();
  connection.listen("org:a", () => undefined);
  const wire = lastWire();
  wire.open();
  await vi.advanceTimersByTimeAsync(1);
  const meta = (phx_ref: string, status: string) => ({
    phx_ref,
    user_id: "bob",
    user_name: "bob@example.org",
    display_name: "Bob",
    user_avatar: null,
    organization_id: "a",
    status,
    current_page: `/${phx_ref}`,
    last_seen: "2031-01-01T00:00:00.000Z",
  });
  const [joinRef] = joins(wire, "org:a")[0] ?? [];
  wire.deliver([joinRef ?? null, null, "org:a", "presence_state", { bob: { metas: [meta("1", "away")] } }]);
  expect(connection.people("org:a").map(({ name, status }) => `${name} ${status}`)).toEqual(["Bob away"]);
  wire.deliver([
    null,
    null,
    "org:a",
    "presence_diff",
    { joins: { bob: { metas: [meta("2", "online")] } }, leaves: {} },
  ]);
  expect(connection.people("org:a")).toHaveLength(1);
  expect(connection.people("org:a")[0]?.currentPage).toBe("/2");

  const sent = () =>
    wire.sent.filter(([, , , event]) => event === "presence_update").map(([, , , , payload]) => payload);
  connection.tellPresence({ status: "away", current_page: "/" });
  connection.tellPresence({ status: "online", current_page: "/startups" });
  connection.tellPresence({ status: "away", current_page: "/startups" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual([{ status: "away", current_page: "/startups" }]);
  wire.break();
  await vi.advanceTimersByTimeAsync(1_000);
  lastWire().open();
  expect(joins(lastWire(), "org:a")[0]?.[4]).toEqual({ status: "away", current_page: "/startups" });
  connection.stop();
});

test("stops for good when the session ends", async () => {
  let ended = 0;
  const connection = await start({ onSessionEnded: () => (ended += 1) });
  lastWire().open();
  lastWire().break(4401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toBe(1);
  expect(Wire.sockets).toHaveLength(1);
  expect(connection.state.get()).toBe("offline");
});

test("starts again after a stop, with the topics still listened to", async () => {
  const connection = await start();
  connection.listen("user:ann", () => undefined);
  lastWire().open();
  await vi.advanceTimersByTimeAsync(1);
  connection.stop();
  await connection.start();
  lastWire().open();
  await vi.advanceTimersByTimeAsync(1);
  expect(Wire.sockets).toHaveLength(2);
  expect(joins(lastWire(), "user:ann")).toHaveLength(1);
  connection.stop();
});

test("a screen that comes after the join asks once too, because nobody listened for it until then", async () => {
  const connection = await start();
  connection.listen("user:ann", () => undefined);
  let early = 0;
  let late = 0;
  connection.onResync(() => (early += 1));
  lastWire().open();
  await vi.advanceTimersByTimeAsync(1_000);
  connection.onResync(() => (late += 1));
  const gone = connection.onResync(() => (late += 10));
  gone();
  await vi.advanceTimersByTimeAsync(1);
  expect([early, late]).toEqual([1, 1]);
  connection.stop();
});

test("which part of a record one is in is told on its topic alone, at most once a second, and again after a break", async () => {
  const connection = await start();
  connection.listen("record:o:workflow:w", () => undefined);
  connection.listen("org:o", () => undefined);
  lastWire().open();
  await vi.advanceTimersByTimeAsync(10);
  const places = () =>
    lastWire().sent.flatMap(([, , topic, event, payload]) =>
      event === "presence_update" || event === "phx_join" ? [[topic, payload["place"]]] : [],
    );
  connection.tellPlace("record:o:workflow:w", "check");
  connection.tellPlace("record:o:workflow:w", "check due");
  await vi.advanceTimersByTimeAsync(1_100);
  expect(places().filter(([, place]) => place !== undefined)).toEqual([["record:o:workflow:w", "check due"]]);
  connection.tellPresence({ status: "away", current_page: "/workflows" });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(places().slice(-2)).toEqual([
    ["record:o:workflow:w", "check due"],
    ["org:o", undefined],
  ]);
  lastWire().break();
  await vi.advanceTimersByTimeAsync(1_100);
  lastWire().open();
  await vi.advanceTimersByTimeAsync(10);
  expect(places()).toContainEqual(["record:o:workflow:w", "check due"]);
  connection.tellPlace("record:o:workflow:w", undefined);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(places().at(-1)).toEqual(["record:o:workflow:w", undefined]);
  connection.stop();
});
