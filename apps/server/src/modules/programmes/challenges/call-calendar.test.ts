import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { createChallenge } from "../programmes.factory.ts";
import { programmes } from "../programmes.tables.ts";

let server: TestServer;
let here: ProcessCast;
beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

const file = async (id: string, query = "") => {
  const response = await fetch(`${server.url}/call/${id}.ics${query}`);
  return { status: response.status, text: (await response.text()).replaceAll("\r\n ", "") };
};

test("a call's end is an entry of a calendar that reminds a day before, its beginning while it lies ahead", async () => {
  const id = await createChallenge(server.db, here.organizationId, {
    title: { el: "Γαλάζια Ανάπτυξη, Β; κύκλος", en: "Blue Growth" },
    opens_at: "2099-01-07T08:00:00.000Z",
    closes_at: "2099-01-29T13:00:00.000Z",
    grace_minutes: 15,
  });
  const { status, text } = await file(id);
  expect(status).toBe(200);
  const lines = text.split("\r\n");
  expect(lines).toContain("DTSTART:20990107T080000Z");
  expect(lines).toContain("DTSTART:20990129T130000Z");
  expect(lines).toContain(`UID:call-${id}-closes@kerkis`);
  expect(lines).toContain(String.raw`SUMMARY:Κλείνουν οι αιτήσεις: Γαλάζια Ανάπτυξη\, Β\; κύκλος`);
  expect(lines.filter((line) => line === "TRIGGER:-P1D")).toHaveLength(1);
  expect(text).toContain("15 λεπτά");
  expect((await file(id, "?lang=en")).text).toContain("SUMMARY:Applications close: Blue Growth");
});

test("of an open call the end alone; of a draft, and of what is no call, nothing", async () => {
  const open = await createChallenge(server.db, here.organizationId);
  expect((await file(open)).text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const draft = await createChallenge(server.db, here.organizationId, { state: "draft" });
  expect((await file(draft)).status).toBe(404);
  expect((await file("0199a000-0000-7000-8000-000000000099")).status).toBe(404);
});

test("a call that was closed before its end is no entry of any day", async () => {
  const id = await createChallenge(server.db, here.organizationId);
  expect((await file(id)).status).toBe(200);
  await server.db.update(programmes).set({ state: "closed" }).where(eq(programmes.id, id));
  expect((await file(id)).status).toBe(404);
});
