import { stands, type DeclineReason } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { conflictsAmong, knownIdTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { mayEvaluateAmong, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { countedFor } from "../rounds/rounds.reads.ts";
import { conflictStatements } from "../conflicts/statements.tables.ts";
import { evaluatorProfiles } from "./assignment.tables.ts";

/** A round at a glance, of what its reader may know of. @param now ISO 8601 */
export async function matrixOf(
  db: Reader,
  scope: OrgScope,
  managerId: string,
  roundId: string,
  now: string,
): Promise<Matrix> {
  const ofRound = eq(rounds.id, roundId);
  const visible = and(ofRound, countedFor(scope, managerId));
  const inRound = sql`select ${applications.id} from ${applications}
    join ${rounds} on ${rounds.programme_id} = ${applications.programme_id} where ${ofRound}`;
  const [people, had] = await Promise.all([
    mayEvaluateAmong(db, scope),
    db
      .selectDistinct({ id: profiles.id, name: fullName })
      .from(profiles)
      .where(
        sql`${profiles.id} in (select ${evaluations.evaluator_id} from ${evaluations} where ${evaluations.round_id} = ${roundId})`,
      ),
  ]);
  const everyone = new Map([...people, ...had].map(({ id, name }) => [id, name]));
  const [shown, known, among, refused, kept, stated] = await Promise.all([
    db
      .select({
        id: applications.id,
        reference: applications.reference,
        name: sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`,
        field: sql<Industry | null>`nullif(${applications.answers}->>'industry', '')`,
        is_open: sql<boolean>`${applications.phase} in ('pending', 'under_review')`,
        // One value that the database writes costs a third of as many rows.
        reviews: sql<
          Matrix["applications"][number]["reviews"]
        >`coalesce((select json_agg(json_build_object('id', ${evaluations.id},
          'evaluator_id', ${evaluations.evaluator_id}, 'status', ${evaluations.status}, 'is_accepted', ${evaluations.accepted_at} is not null,
          'is_late', coalesce(${evaluations.status} in ('assigned', 'in_progress') and ${evaluations.due_at} < ${now}::timestamptz, false)))
          from ${evaluations} where ${evaluations.application_id} = ${applications.id} and ${evaluations.round_id} = ${roundId}), '[]')`,
      })
      .from(applications)
      .innerJoin(rounds, eq(rounds.programme_id, applications.programme_id))
      .where(visible)
      .orderBy(asc(applications.reference), asc(applications.id)),
    db.select().from(evaluatorProfiles).where(eq(evaluatorProfiles.organization_id, scope.organizationId)),
    conflictsAmong(db, { organizationId: scope.organizationId, among: inRound, userIds: [...everyone.keys()] }),
    db
      .select({
        application_id: evaluations.application_id,
        user_id: evaluations.evaluator_id,
        reason: sql<DeclineReason>`${evaluations.decline_reason}`,
        words: sql<string>`coalesce(${evaluations.decline_words}, '')`,
      })
      .from(evaluations)
      .where(and(eq(evaluations.round_id, roundId), eq(evaluations.status, "declined"))),
    // Few of them: beside each review it would cost every row.
    db
      .select({ id: evaluations.id, application_id: evaluations.application_id })
      .from(evaluations)
      .where(and(eq(evaluations.round_id, roundId), sql`is_fixed`)),
    db.select().from(conflictStatements).where(eq(conflictStatements.round_id, roundId)),
  ]);
  // Someone who left keeps their column while a review of theirs stands, of what the reader may know of.
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const members = new Set(names.keys());
  const evaluators = new Set(people.flatMap(({ id, isEvaluator }) => (isEvaluator ? [id] : [])));
  const having = new Set(
    shown.flatMap(({ reviews }) => reviews.flatMap(({ evaluator_id: id, status }) => (stands(status) ? [id] : []))),
  );
  for (const id of having) names.set(id, everyone.get(id) ?? "");
  const profileOf = new Map(known.map((row) => [row.user_id, row]));
  const statementOf = new Map(stated.map((row) => [row.user_id, row]));
  const rows = new Set(shown.map(({ id }) => id));
  const isShown = (one: { application_id: string; user_id: string }) =>
    rows.has(one.application_id) && names.has(one.user_id);
  return {
    applications: shown,
    evaluators: [...names].map(([id, name]) => {
      const profile = profileOf.get(id);
      const statement = statementOf.get(id);
      return {
        id,
        name,
        may_take: members.has(id),
        is_proposed:
          members.has(id) && (profile?.is_proposed ?? (evaluators.has(id) || (profile?.fields.length ?? 0) > 0)),
        fields: profile?.fields ?? [],
        cap: profile?.cap ?? null,
        // Whoever has nothing that the reader may know of was reminded of something else.
        reminded_at: (having.has(id) && profile?.reminded_at) || null,
        stated_at: statement?.stated_at ?? null,
        asked_at: statement?.asked_at ?? null,
      };
    }),
    fixed: kept.flatMap(({ id, application_id }) => (rows.has(application_id) ? [id] : [])),
    declined: refused.filter(isShown),
    conflicts: among.filter(isShown),
  };
}

/** What a round's assignments are like now, of those that its reader may know of; it differs once any was made or taken back. */
export async function fingerprintOf(db: Reader, scope: OrgScope, managerId: string, roundId: string): Promise<string> {
  const [found] = await db
    .select({
      mark: sql<string>`md5(coalesce(string_agg(${evaluations.id} || ' ' || (${evaluations.status} in ('recused', 'declined')), ',' order by ${evaluations.id}), ''))`,
    })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.round_id, roundId),
        knownIdTo(sql`${evaluations.application_id}`, managerId, scope.organizationId),
      ),
    );
  return found?.mark ?? "";
}

/** Of these evaluators those who have more in a round than they take, counted over what its reader may know of. */
export async function overLimitAmong(
  db: Reader,
  scope: OrgScope,
  managerId: string,
  round: Pick<RoundRecord, "id" | "load_cap">,
  userIds: readonly string[],
): Promise<string[]> {
  const cap = sql`coalesce((select ${evaluatorProfiles.cap} from ${evaluatorProfiles}
    where ${evaluatorProfiles.organization_id} = ${scope.organizationId}
      and ${evaluatorProfiles.user_id} = ${evaluations.evaluator_id}), ${round.load_cap}::int)`;
  const over = await db
    .select({ id: evaluations.evaluator_id })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .where(
      and(
        eq(rounds.id, round.id),
        anyOf(evaluations.evaluator_id, userIds),
        sql`${evaluations.status} not in ('recused', 'declined')`,
        countedFor(scope, managerId),
      ),
    )
    .groupBy(evaluations.evaluator_id)
    .having(sql`count(*) > ${cap}`);
  return over.map(({ id }) => id);
}

/** Who these are, whether or not they still belong there; sorted by name. */
export const namesOf = (db: Reader, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: profiles.id, name: fullName })
    .from(profiles)
    .where(anyOf(profiles.id, ids))
    .orderBy(sql`kerkis_fold(${fullName})`, profiles.id);
