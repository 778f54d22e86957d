import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, asc, eq, ne, not, sql } from "drizzle-orm";
import { knownTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { takesPart } from "#modules/evaluations/evaluations.api.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { roundEntries, rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { evaluatorProfiles } from "./assignment.tables.ts";
import { declinedBefore } from "./declined.reads.ts";

/** What waits for evaluators in a round, counted over what its reader may know of: those with nothing are missing. */
export function waitingFor(
  db: Reader,
  scope: OrgScope,
  managerId: string,
  roundId: string,
  userIds: readonly string[],
): Promise<{ id: string; waiting: number; dueAt: string | null }[]> {
  return db
    .select({
      id: evaluations.evaluator_id,
      waiting: sql<number>`count(*)::int`,
      dueAt: sql<string | null>`to_char(min(${evaluations.due_at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .where(
      and(
        eq(evaluations.organization_id, scope.organizationId),
        eq(evaluations.round_id, roundId),
        anyOf(evaluations.evaluator_id, userIds),
        sql`${evaluations.status} in ('assigned', 'in_progress')`,
        sql`${applications.phase} in ('pending', 'under_review', 'changes_requested')`,
        knownTo(managerId, scope.organizationId),
      ),
    )
    .groupBy(evaluations.evaluator_id)
    .orderBy(asc(evaluations.evaluator_id));
}

interface NextOne {
  roundId: string;
  applicationId: string;
}

/**
 * The application with the fewest reviews that someone may still get: of an open round, below what it requires, within their own
 * limit, nothing of their own, not declined by them and without a conflict; null when there is none.
 * @param only asks of this one alone
 */
export async function nextFor(
  db: Reader,
  scope: OrgScope,
  evaluatorId: string,
  only?: NextOne,
): Promise<NextOne | null> {
  const reviews = sql`(select count(*) from ${evaluations} where ${evaluations.round_id} = ${rounds.id}
    and ${evaluations.application_id} = ${applications.id} and ${evaluations.status} not in ('recused', 'declined'))`;
  const load = sql`(select count(*) from ${evaluations} where ${evaluations.round_id} = ${rounds.id}
    and ${evaluations.evaluator_id} = ${evaluatorId} and ${evaluations.status} not in ('recused', 'declined'))`;
  const cap = sql`coalesce((select ${evaluatorProfiles.cap} from ${evaluatorProfiles}
    where ${evaluatorProfiles.organization_id} = ${scope.organizationId} and ${evaluatorProfiles.user_id} = ${evaluatorId}), ${rounds.load_cap})`;
  const [found] = await db
    .select({ roundId: rounds.id, applicationId: applications.id })
    .from(applications)
    .innerJoin(rounds, takesPart)
    .where(
      and(
        eq(rounds.organization_id, scope.organizationId),
        only && and(eq(rounds.id, only.roundId), eq(applications.id, only.applicationId)),
        ne(rounds.state, "locked"),
        sql`${applications.phase} in ('pending', 'under_review')`,
        ne(applications.applicant_id, evaluatorId),
        knownTo(evaluatorId, scope.organizationId),
        // What was passed on is judged in the later round alone.
        sql`not exists (select from ${roundEntries} e join ${rounds} later on later.id = e.round_id
          where e.application_id = ${applications.id} and later.number > ${rounds.number})`,
        sql`not exists (select from ${evaluations} where ${evaluations.round_id} = ${rounds.id}
          and ${evaluations.application_id} = ${applications.id} and ${evaluations.evaluator_id} = ${evaluatorId})`,
        not(declinedBefore(rounds.number, applications.id, evaluatorId)),
        sql`${reviews} < ${rounds.required_reviews}`,
        sql`(${cap} is null or ${load} < ${cap})`,
      ),
    )
    .orderBy(reviews, asc(applications.submitted_at), asc(applications.id))
    .limit(1);
  return found ?? null;
}

/** What an evaluator said of themselves, in an organization. */
export async function expertiseOf(
  db: Reader,
  scope: OrgScope,
  userId: string,
): Promise<{ fields: Industry[]; cap: number | null }> {
  const [found] = await db
    .select({ fields: evaluatorProfiles.fields, cap: evaluatorProfiles.cap })
    .from(evaluatorProfiles)
    .where(and(eq(evaluatorProfiles.organization_id, scope.organizationId), eq(evaluatorProfiles.user_id, userId)));
  return found ?? { fields: [], cap: null };
}
