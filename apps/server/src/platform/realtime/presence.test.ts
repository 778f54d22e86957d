import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import {
  is,
  join,
  openRawClient,
  pause,
  startRealtimeNode,
  until,
  type NodeOptions,
  type RawClient,
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

type People = Record<string, { metas: { phx_ref: string; status: string; current_page: string }[] }>;

/** What the official client would hold after all presence frames so far: user → statuses of the tabs. */
function people(client: RawClient, topic: string): Record<string, string[]> {
  const state = new Map<string, Map<string, string>>();
  const add = (joins: People): void => {
    for (const [user, { metas }] of Object.entries(joins)) {
      const tabs = state.get(user) ?? new Map<string, string>();
      for (const meta of metas) tabs.set(meta.phx_ref, meta.status);
      state.set(user, tabs);
    }
  };
  for (const [, , of, event, payload] of client.frames) {
    if (of !== topic) continue;
    if (event === "presence_state") {
      state.clear();
      add(payload as People);
    }
    if (event === "presence_diff") {
      const { joins, leaves } = payload as { joins: People; leaves: People };
      add(joins);
      for (const [user, { metas }] of Object.entries(leaves)) {
        for (const meta of metas) state.get(user)?.delete(meta.phx_ref);
        if (state.get(user)?.size === 0) state.delete(user);
      }
    }
  }
  return Object.fromEntries([...state].map(([user, tabs]) => [user, [...tabs.values()].toSorted()]));
}

test("shows one person with several tabs over two nodes, with their status", async () => {
  const [first, second] = [await startNode(), await startNode()];
  const ann1 = await openRawClient(first, "session=ann.s1");
  await join(ann1, "org:a", "1", { status: "online", current_page: "/dashboard" });
  const ann2 = await openRawClient(second, "session=ann.s1");
  await join(ann2, "org:a", "1", { status: "away", current_page: "/startups" });
  const bob = await openRawClient(second, "session=bob.s2");
  await join(bob, "org:a");
  for (const client of [ann1, ann2, bob]) {
    await until(
      () => people(client, "org:a").ann?.join() === "away,online" && people(client, "org:a").bob?.join() === "online",
    );
  }
  const joins = ann1.frames.filter(is("org:a", "presence_diff")).map((frame) => frame[4].joins as People);
  expect(joins.find((people) => "bob" in people)?.bob?.metas[0]).toEqual({
    phx_ref: expect.any(String),
    user_id: "bob",
    user_name: "bob@example.org",
    display_name: "bob",
    user_avatar: "/bob.webp",
    organization_id: "a",
    status: "online",
    current_page: "/",
    last_seen: "2031-05-06T07:08:09.000Z",
  });

  bob.send(["1", "u1", "org:a", "presence_update", { status: "away", current_page: "/analytics" }]);
  expect((await bob.next((frame) => frame[1] === "u1"))[4].status).toBe("ok");
  await until(() => people(ann1, "org:a").bob?.join() === "away");
  bob.send(["1", "u2", "org:a", "presence_update", { status: "asleep", current_page: "/" }]);
  expect((await bob.next((frame) => frame[1] === "u2"))[4]).toEqual({
    status: "error",
    response: { reason: "invalid" },
  });
  bob.send(["1", "u3", "org:a", "presence_update", { status: "online", current_page: "https://elsewhere.example/" }]);
  expect((await bob.next((frame) => frame[1] === "u3"))[4].status).toBe("error");

  ann2.socket.terminate();
  await until(() => people(ann1, "org:a").ann?.join() === "online" && people(bob, "org:a").ann?.join() === "online");
  await second.stop();
  nodes.splice(nodes.indexOf(second), 1);
  await until(() => people(ann1, "org:a").bob === undefined);
});

test("tells in which part of the product someone is, never which record they have open", async () => {
  const node = await startNode();
  const ann = await openRawClient(node, "session=ann.s1");
  await join(ann, "org:a");
  const bob = await openRawClient(node, "session=bob.s2");
  await join(bob, "org:a", "1", { status: "online", current_page: "/evaluation/0199a000-0000-7000-8000-000000000001" });
  await until(() => people(ann, "org:a").bob !== undefined);
  bob.send(["1", "u1", "org:a", "presence_update", { status: "away", current_page: "/startup/0199a000" }]);
  await until(() => people(ann, "org:a").bob?.join() === "away");
  expect(JSON.stringify(ann.frames)).not.toContain("0199a000");
  expect(JSON.stringify(ann.frames)).toContain('"current_page":"/evaluation"');
});

test("which part of a record someone is in is told on that record's topic alone, and is of plain letters", async () => {
  const node = await startNode();
  const ann = await openRawClient(node, "session=ann.s1");
  const bob = await openRawClient(node, "session=bob.s2");
  const record = "record:0199a000-0000-7000-8000-000000000001:workflow:0199a000-0000-7000-8000-000000000002";
  const here = { status: "online", current_page: "/workflows", place: "check due" };
  for (const topic of ["org:a", record]) {
    await join(ann, topic);
    await join(bob, topic, "1", here);
    await until(() => people(ann, topic).bob !== undefined);
  }
  const told = (topic: string) => JSON.stringify(ann.frames.filter(([, , of]) => of === topic));
  expect(told(record)).toContain('"place":"check due"');
  expect(told("org:a")).not.toContain("check due");
  for (const place of ["<b>", "Check", "a".repeat(101), ""]) {
    bob.send(["1", `u${place.length}`, record, "presence_update", { ...here, place }]);
    expect((await bob.next((frame) => frame[1] === `u${place.length}`))[4].status).toBe("error");
  }
});

test("gathers fast changes: a flickering tab is told once", async () => {
  const node = await startNode({ timings: { presenceFlushMs: 150 } });
  const ann = await openRawClient(node, "session=ann.s1");
  await join(ann, "org:a");
  const bob = await openRawClient(node, "session=bob.s2");
  await join(bob, "org:a");
  await until(() => people(ann, "org:a").bob !== undefined);
  const before = ann.frames.length;
  for (let count = 0; count < 10; count += 1) {
    const status = count % 2 ? "online" : "away";
    bob.send(["1", `f${count}`, "org:a", "presence_update", { status, current_page: `/${count}` }]);
  }
  await bob.next((frame) => frame[1] === "f9");
  await until(() => ann.frames.length > before);
  await pause(300);
  expect(ann.frames.slice(before)).toHaveLength(1);
  expect(people(ann, "org:a").bob).toEqual(["online"]);
});

test("learns of everyone when it starts late and after its connection was cut", async () => {
  const first = await startNode();
  for (let index = 0; index < 60; index += 1) {
    await join(await openRawClient(first, `session=person${index}.s${index}`), "org:a");
  }
  await pause(100);
  const late = await startNode({ name: "late" });
  const ann = await openRawClient(late, "session=ann.s1");
  await join(ann, "org:a");
  await until(() => Object.keys(people(ann, "org:a")).length === 61);

  await late.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'late'`);
  const bob = await openRawClient(first, "session=bob.sb");
  await join(bob, "org:a");
  await until(() => people(ann, "org:a").bob !== undefined && people(bob, "org:a").ann !== undefined);
  expect(Object.keys(people(bob, "org:a"))).toHaveLength(62);
});

test("removes everyone on a node that dies without a word", async () => {
  const first = await startNode();
  const ann = await openRawClient(first, "session=ann.s1");
  await join(ann, "org:a");
  const module = new URL("./realtime.factory.ts", import.meta.url).href;
  const code = `const { startRealtimeNode } = await import(${JSON.stringify(module)});
    const node = await startRealtimeNode({ databaseUrl: ${JSON.stringify(databaseUrl)} });
    console.log(node.url);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(child.stdout, "data");
    const bob = await openRawClient({ ...first, url: String(line).trim() }, "session=bob.s2");
    await join(bob, "org:a");
    await until(() => people(ann, "org:a").bob !== undefined && people(bob, "org:a").ann !== undefined);
    child.kill("SIGKILL");
    await until(() => people(ann, "org:a").bob === undefined);
    expect(people(ann, "org:a").ann).toEqual(["online"]);
  } finally {
    child.kill("SIGKILL");
  }
}, 20_000);
