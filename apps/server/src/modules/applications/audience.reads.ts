import { and, isNull, ne, or, sql } from "drizzle-orm";
import { contact } from "#modules/identity/identity.api.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { managersOf } from "#modules/organizations/organizations.api.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Contact } from "#platform/happenings/announce.ts";
import { peopleKeptFrom } from "./conflicts/conflicts.reads.ts";

/** Whom a step with an application is told to. */
export interface StepAudience {
  /** The people it is about, who hear of it in their own right. */
  parties: Contact[];
  /**
   * Those who manage the application: without its applicant and without anyone who has a conflict of interest on it
   * (completions 2: they learn nothing of it).
   */
  managers: Contact[];
}

/** Who is told of a step with an application, read in one statement. */
export async function audienceOfStep(
  db: Reader,
  application: { organizationId: string; applicationId: string; applicantId: string },
  partyIds: readonly string[],
): Promise<StepAudience> {
  const people = await db
    .select(contact)
    .from(profiles)
    .where(
      and(
        isNull(profiles.erased_at),
        sql`${profiles.id} in (${managersOf(application.organizationId)} union select unnest(${sql.param([...partyIds])}::uuid[]))`,
        or(
          anyOf(profiles.id, partyIds),
          and(
            ne(profiles.id, application.applicantId),
            sql`${profiles.id} not in (${peopleKeptFrom(application.applicationId, { people: managersOf(application.organizationId) })})`,
          ),
        ),
      ),
    )
    .orderBy(profiles.id)
    .prepare("application_audience")
    .execute();
  const isParty = ({ userId }: Contact) => partyIds.includes(userId);
  return { parties: people.filter(isParty), managers: people.filter((person) => !isParty(person)) };
}
