// What waits for a person when their account is erased goes with it.
import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { createSession } from "#modules/identity/identity.factory.ts";
import { sendDueDigests } from "#modules/notifications/delivery/digest.service.ts";
import { announceToFounder } from "#modules/notifications/notifications.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startPushService, type TestPushService } from "#platform/push/push.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

const SECRET = "a secret that only these tests know, long enough";
let service: TestPushService;
let server: TestServer;
let organizationId: string;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ PUSH_SERVICES: service.origin, KERKIS_SECRET: SECRET });
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
});
afterAll(async () => {
  await server?.close();
  await service?.close();
});

const rows = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await server.ownerDb.$client.query<Row>(text, values)).rows;

/** A member whose session outlives the days of grace that the clock is moved by. */
async function member(): Promise<TestUser> {
  const user = await server.createUser({ language: "en", organizations: { [organizationId]: "member" } });
  const expiresAt = new Date(Date.now() + 150 * DAY_MS).toISOString();
  user.api = server.clientFor(await createSession(server.db, user.id, SECRET, expiresAt), organizationId);
  return user;
}

/** Someone with a browser that takes pushes, in the middle of hours that are quiet all day. */
async function quietPerson(): Promise<TestUser> {
  const user = await member();
  await user.api.notifications.subscribePush(service.subscribe());
  await user.api.notifications.setDelivery({ quiet: { from: "00:00", until: "23:59" }, timezone: "UTC" });
  return user;
}

/** What waits for a person in the queues, by what it is. */
const waitingFor = ({ id, email }: TestUser): Promise<{ name: string; told: string }[]> =>
  rows(
    `select name, data::text as told from jobs.job where state in ('created', 'retry')
     and (data->>'to' = $1 or data->'about'->>'userId' = $2) order by name`,
    [email, id],
  );

/** The person asks for it, and the days of grace pass; what waits in the queues goes by the database's clock. */
async function erase(user: TestUser): Promise<void> {
  await rows("update profiles set deletion_requested_at = now() where id = $1", [user.id]);
  server.clock.advance(LIMITS.accountGraceMs + 60_000);
  expect(await eraseDueAccounts(server.platform)).toBe(1);
}

it("mail and pushes that wait for the end of quiet hours are taken back, others' are not", async () => {
  const [leaving, staying] = [await quietPerson(), await quietPerson()];
  for (const user of [leaving, staying])
    await announceToFounder(server.platform, user.id, { organizationId, startupName: "Thalassa" });
  const both = ["mail.deliver", "push.deliver"];
  expect((await waitingFor(leaving)).map(({ name }) => name)).toEqual(both);
  await erase(leaving);
  // Only the goodbye still goes out.
  expect(JSON.stringify(await waitingFor(leaving))).not.toContain("Thalassa");
  expect((await waitingFor(staying)).map(({ name }) => name)).toEqual(both);
  const sent = "select subject from mail_outbox where recipient = $1";
  await expect.poll(() => rows(sent, [leaving.email])).toEqual([{ subject: "Your account has been deleted" }]);
});

it("a digest that waits for its hour is never made", async () => {
  const user = await member();
  await user.api.notifications.setDelivery({ digest: true });
  await announceToFounder(server.platform, user.id, { organizationId, startupName: "Aroma" });
  expect(await rows("select 1 from notifications where user_id = $1 and awaits_digest", [user.id])).toHaveLength(1);
  await erase(user);
  server.clock.advance(DAY_MS);
  await sendDueDigests(server.platform);
  expect(JSON.stringify(await waitingFor(user))).not.toContain("Aroma");
  const sent = "select subject from mail_outbox where recipient = $1";
  await expect.poll(() => rows(sent, [user.email])).toEqual([{ subject: "Your account has been deleted" }]);
});
