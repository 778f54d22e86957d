import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { retentionDue } from "#modules/organizations/organizations.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { isoIn } from "#platform/clock/clock.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { createEventRow } from "../events.factory.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.close());

const KEPT_DAYS = 30;

test("unanswered invitations to help go with the days their organization keeps them; answered ones, later ones and others' stay", async () => {
  const [hub, elsewhere] = [await createOrganization(server.db), await createOrganization(server.db)];
  const [event, foreign] = [await createEventRow(server.db, hub.id), await createEventRow(server.db, elsewhere.id)];
  const ended = LIMITS.invitationMs / DAY_MS + KEPT_DAYS;
  const asked = async (eventId: string, daysOld: number) => {
    const { id } = await server.createUser();
    const { rows } = await server.ownerDb.$client.query<{ id: string }>(
      `insert into event_cohosts (event_id, user_id, created_at)
       values ($1, $2, now() - make_interval(days => $3)) returning id`,
      [eventId, id, daysOld],
    );
    return rows[0]?.id ?? "";
  };
  await asked(event, ended + 1);
  const answered = await asked(event, ended + 1);
  await server.ownerDb.$client.query("update event_cohosts set accepted_at = now() where id = $1", [answered]);
  const later = await asked(event, ended - 1);
  const elsewhereAsked = await asked(foreign, ended + 1);

  const before = isoIn(server.clock, -KEPT_DAYS * DAY_MS);
  await server.db.transaction((tx) =>
    server.platform.events.emit({ tx, platform: server.platform, actorId: null }, retentionDue, {
      organizationId: hub.id,
      activityBefore: before,
      notificationsBefore: before,
      draftsBefore: before,
      invitationsBefore: before,
    }),
  );

  const { rows } = await server.ownerDb.$client.query<{ id: string }>(
    "select id from event_cohosts where event_id = any($1)",
    [[event, foreign]],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([answered, later, elsewhereAsked].toSorted());
});
