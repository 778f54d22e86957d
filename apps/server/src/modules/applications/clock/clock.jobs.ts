import { callsHappenings as kinds } from "@kerkis/contract/applications/calls.happenings.ts";
import { addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import { and, isNotNull, or, sql } from "drizzle-orm";
import { managerIds } from "#modules/organizations/organizations.api.ts";
import { today } from "#platform/clock/clock.ts";
import { anyOf } from "#platform/db/columns.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { applications } from "../applications.tables.ts";
import { endingFor } from "./clock.reads.ts";

/** So many working days before its last one, and again on the day before it, coordinators hear of a term. */
const TOLD_BEFORE = [1, 5] as const;
/** Every morning, in Athens. */
const EVERY_MORNING = "5 8 * * *";

/** Reminds coordinators of terms that end, once for each of the two days before, however often it runs. */
export async function remindOfTerms(platform: Platform): Promise<void> {
  for (const before of TOLD_BEFORE)
    await transact(platform.db, null, async (tx) => {
      const ids = await takeEnding(tx, today(platform.clock), before);
      if (ids.length > 0) await tellManagers({ tx, platform, actorId: null }, ids);
    });
}

/** Terms that end within so many working days and of which nobody was told since; they count as told from now on. */
async function takeEnding(tx: Tx, day: string, before: number): Promise<string[]> {
  const taken = await tx
    .update(applications)
    .set({ clock_told: before })
    .where(
      and(
        isNotNull(applications.due_on),
        sql`${applications.due_on} between ${day}::date and ${addWorkingDays(day, before)}::date`,
        or(sql`${applications.clock_told} is null`, sql`${applications.clock_told} > ${before}`),
      ),
    )
    .returning({ id: applications.id });
  return taken.map(({ id }) => id);
}

/** Each coordinator hears once of each programme, and of no application that is not theirs to know. */
async function tellManagers(context: EventContext, ids: readonly string[]): Promise<void> {
  const { tx } = context;
  const organizations = await tx
    .selectDistinct({ id: applications.organization_id })
    .from(applications)
    .where(anyOf(applications.id, ids));
  for (const { id: organizationId } of organizations)
    for (const managerId of await managerIds(tx, organizationId))
      for (const { programme, title, count, due } of await endingFor(tx, organizationId, managerId, ids))
        await announce(context, kinds.termEnding, {
          audience: [managerId],
          organizationId,
          facts: {
            call_id: programme,
            ...titleFacts(title),
            count: String(count),
            due: `${due}T12:00:00.000Z`,
          },
        });
}

/** What the statutory clock does by itself. */
export function clockJobs(platform: Platform): void {
  platform.jobs.schedule("applications.clock", EVERY_MORNING, () => remindOfTerms(platform));
}
