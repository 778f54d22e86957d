import { createHmac } from "node:crypto";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { SESSION_COOKIE } from "#platform/auth/session-cookie.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { createEventRow } from "../events.factory.ts";

const PEOPLE = 2_000;
const SEATS = 100;
const CONNECTIONS = 50;

let server: TestServer;
let hub: string;

beforeAll(async () => {
  server = await startTestServer();
  hub = (await createOrganization(server.db)).id;
});
afterAll(() => server?.close());

/** Accounts with sessions, all at once by SQL; each one's cookie. */
async function crowdOf(count: number): Promise<string[]> {
  const { rows } = await server.ownerDb.$client.query<{ token: string }>(
    `with accounts as (
       insert into auth_users (name, email, email_verified)
       select 'Guest', 'guest-' || number || '@crowd.test', true from generate_series(1, $1) number returning id, email
     ), people as (
       insert into profiles (id, email, first_name, last_name) select id, email, 'Guest', email from accounts returning id
     )
     insert into auth_sessions (user_id, token, expires_at)
     select id, 'token-' || id, now() + interval '1 day' from people returning token`,
    [count],
  );
  const signed = (token: string) => createHmac("sha256", server.platform.config.secret).update(token).digest("base64");
  return rows.map(({ token }) => `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signed(token)}`)}`);
}

test("2,000 people over 50 connections for 100 seats: exactly 100 have one, the rest wait in order, nobody is lost", async () => {
  const start_date = new Date(Date.now() + 60 * DAY_MS).toISOString();
  const id = await createEventRow(server.db, hub, { capacity: SEATS, start_date });
  const at = pLimit(CONNECTIONS);
  const crowd = await crowdOf(PEOPLE);
  const answers = await Promise.all(
    crowd.map((cookie) =>
      at(async () => {
        const response = await fetch(`${server.url}/api/events/${id}/registration`, {
          method: "POST",
          headers: { cookie, "x-kerkis": "1", "content-type": "application/json" },
          body: "{}",
        });
        const { mine } = (await response.json()) as {
          mine: { status: string; number: number; queue: { before: number } | null };
        };
        return { code: response.status, ...mine };
      }),
    ),
  );
  expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
  const inOrder = answers.toSorted((one, other) => one.number - other.number);
  // Each number once: the first hundred have a seat, everyone after them as many before them as came earlier and wait.
  expect(inOrder.map(({ number }) => number)).toEqual(Array.from({ length: PEOPLE }, (_, index) => index + 1));
  expect(inOrder.map(({ status }) => status)).toEqual(
    Array.from({ length: PEOPLE }, (_, index) => (index < SEATS ? "registered" : "waiting")),
  );
  expect(inOrder.map(({ queue }) => queue?.before ?? null)).toEqual(
    Array.from({ length: PEOPLE }, (_, index) => (index < SEATS ? null : index - SEATS)),
  );
  expect((await server.visitor.events.get({ id })).seats).toEqual({
    capacity: SEATS,
    taken: SEATS,
    waiting: PEOPLE - SEATS,
  });
}, 120_000);
