import { APPLICATION_PHASES } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { INVESTOR_TYPES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { EVALUATION_STATUSES } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyPassword } from "better-auth/crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { DEMO_MAIL_DOMAIN } from "./people.ts";
import { loadDemoStory } from "./demo.ts";

let database: TestDatabase;
let client: pg.Client;
let dataDir: string;
let signIns: string | undefined;

const rows = async (text: string) => (await client.query(text)).rows;
const values = async (text: string) =>
  (await client.query({ text, rowMode: "array" })).rows.map(([value]) => String(value)).toSorted();
const load = () => loadDemoStory({ ...database, log: () => undefined });
const passwordIn = (text: string | undefined) => /password (\S+)/.exec(text ?? "")?.[1] ?? "";

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "kerkis-demo-"));
  vi.stubEnv("KERKIS_DATA_DIR", dataDir);
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  signIns = await load();
});
afterAll(async () => {
  await client.end();
  rmSync(dataDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

test("holds every state of an application and of an evaluation, every role, and three organizations", async () => {
  expect(await values("select distinct phase from applications")).toEqual([...APPLICATION_PHASES].toSorted());
  expect(await values("select distinct status from evaluations")).toEqual([...EVALUATION_STATUSES].toSorted());
  expect(await values("select distinct role from profiles")).toEqual([...PROFILE_ROLES].toSorted());
  expect(await values("select distinct role from organization_members")).toEqual([...ORGANIZATION_ROLES].toSorted());
  expect(await values("select slug from organizations")).toEqual(["blue-hub", "elevate", "kerkis"]);
  expect(await rows("select 1 from super_admins")).toHaveLength(1);
  const published = "select organization_id from startups where is_active and is_verified";
  expect((await rows(published)).length).toBeGreaterThanOrEqual(14);
  expect(new Set(await values(published)).size).toBe(3);
});

test("lists investors of every kind, with portfolios of startups that everyone may see", async () => {
  const published = "select type from investors where is_active and is_verified and organization_open";
  expect(await values(published)).toHaveLength(10);
  expect(new Set(await values(published)).size).toBe(INVESTOR_TYPES.length);
  const hidden = `select s.name from investor_portfolio p join startups s on s.id = p.startup_id
    where not (s.is_active and s.is_verified)`;
  expect(await values(hidden)).toEqual([]);
});

test("shows an import that was written and one that was tried, with rows that are broken and alike", async () => {
  const files = await rows("select state, counts from imports order by created_at");
  expect(files).toEqual([
    { state: "written", counts: expect.objectContaining({ added: 12 }) },
    { state: "checked", counts: { ready: 2, broken: 3, alike: 1 } },
  ]);
});

test("is consistent: what is approved is published, history tells how each came to be, and dates lie in the past", async () => {
  const odd = `select reference from applications a join programmes p on p.id = a.programme_id and p.kind = 'registry'
    left join startups s on s.id = a.startup_id left join investors i on i.id = a.investor_id
    where (a.phase = 'approved') is distinct from coalesce(s.is_verified, i.is_verified, false) and a.phase <> 'draft'`;
  expect(await rows(odd)).toEqual([]);
  const astray = `select a.reference from applications a join lateral (
      select to_phase from application_history h where h.application_id = a.id order by h.created_at desc, h.id desc limit 1) last on true
    where last.to_phase <> a.phase`;
  expect(await rows(astray)).toEqual([]);
  const backwards = `select 1 from (select created_at, lag(created_at) over (partition by application_id order by id) as before
    from application_history) h where created_at < before`;
  expect(await rows(backwards)).toEqual([]);
  const [span] = await rows(
    "select max(created_at) <= now() as past, min(created_at) < now() - interval '90 days' as old from application_history",
  );
  expect(span).toEqual({ past: true, old: true });
  const future =
    "select 1 from notifications where created_at > now() union all select 1 from activity_feed where created_at > now()";
  expect(await rows(future)).toEqual([]);
  const references = await rows(
    "select reference from applications where reference is not null order by submitted_at, id",
  );
  const numbers = references.map(({ reference }) => String(reference).slice(-6));
  expect(numbers).toEqual(numbers.toSorted());
});

test("has a call that is being judged: a locked round with every evaluation, a final under way and decisions that wait", async () => {
  const rounds = `select r.title->>'en' as title, r.state, count(*)::int as asked, count(*) filter (where e.status = 'submitted')::int as given
    from rounds r join programmes p on p.id = r.programme_id and p.kind <> 'registry'
    join evaluations e on e.round_id = r.id group by r.id order by r.number`;
  expect(await rows(rounds)).toEqual([
    { title: "First round", state: "locked", asked: 39, given: 39 },
    { title: "Final", state: "open", asked: 12, given: 5 },
  ]);
  const made = `select distinct m.role from programme_history h join programmes p on p.id = h.programme_id and p.title->>'en' = 'Calmer cities'
    join organization_members m on m.user_id = h.actor_id and m.organization_id = p.organization_id
    where h.created_at < now() - interval '50 days'`;
  expect(await values(made)).toEqual(["owner"]);
  expect(await rows("select verdict from decisions where applied_at is null")).toEqual([
    { verdict: "reject" },
    { verdict: "reject" },
  ]);
});

test("speaks Greek first, and rings bells", async () => {
  const [greek] = await rows(
    "select count(*) filter (where description ~ '[α-ω]')::float8 / count(*) as share from startups",
  );
  expect(greek.share).toBeGreaterThan(0.6);
  const unread = await rows("select distinct user_id from notifications where not is_read");
  expect(unread.length).toBeGreaterThan(3);
});

test("shares one password, kept readable by its owner alone, which opens every listed account", async () => {
  const password = passwordIn(signIns);
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(statSync(join(dataDir, "demo-password")).mode & 0o777).toBe(0o600);
  const hashes = await values("select distinct password from auth_accounts");
  expect(hashes).toHaveLength(1);
  expect(await verifyPassword({ hash: hashes[0] ?? "", password })).toBe(true);
  const addresses = signIns?.match(new RegExp(`\\S+@${DEMO_MAIL_DOMAIN}`, "g")) ?? [];
  expect(addresses.length).toBeGreaterThan(10);
  const known = await values("select email from profiles");
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
  expect(await rows("select 1 from auth_users where not email_verified")).toEqual([]);
});

test("is loaded once; a new data folder gives the demo accounts a new password", async () => {
  const before = await rows("select count(*)::int as count from applications");
  expect(await load()).toBe(signIns);
  expect(await rows("select count(*)::int as count from applications")).toEqual(before);
  rmSync(join(dataDir, "demo-password"));
  const renewed = passwordIn(await load());
  expect(renewed).not.toBe(passwordIn(signIns));
  const [hash] = await values("select distinct password from auth_accounts");
  expect(await verifyPassword({ hash: hash ?? "", password: renewed })).toBe(true);
});

test("two starts at once load it once", async () => {
  database = await createTestDatabase();
  const texts = await Promise.all([load(), load()]);
  expect(texts[0]).toBe(texts[1]);
  const other = new pg.Client({ connectionString: database.ownerUrl });
  await other.connect();
  expect((await other.query("select count(*)::int as count from organizations")).rows).toEqual([{ count: 3 }]);
  await other.end();
});

test("leaves an installation with people of its own alone", async () => {
  database = await createTestDatabase();
  const other = new pg.Client({ connectionString: database.ownerUrl });
  await other.connect();
  await other.query(`with made as (insert into auth_users (name, email) values ('Anna', 'anna@thalassa.example') returning id)
    insert into profiles (id, first_name, last_name, email) select id, 'Anna', 'Liapi', 'anna@thalassa.example' from made`);
  expect(await load()).toBeUndefined();
  expect((await other.query("select count(*)::int as count from applications")).rows).toEqual([{ count: 0 }]);
  await other.end();
});
