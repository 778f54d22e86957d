import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { conflictsAmong } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { mayEvaluateAmong } from "#modules/evaluations/evaluations.api.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { countedFor } from "../rounds/rounds.reads.ts";
import { evaluatorProfiles } from "./assignment.tables.ts";

/** A round at a glance, of what its reader may know of. @param now ISO 8601 */
export async function matrixOf(
  db: Reader,
  scope: OrgScope,
  managerId: string,
  roundId: string,
  now: string,
): Promise<Matrix> {
  const visible = and(eq(rounds.id, roundId), countedFor(scope, managerId));
  const [shown, people, known, cells] = await Promise.all([
    db
      .select({
        id: applications.id,
        reference: applications.reference,
        name: sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`,
        field: sql<Industry | null>`nullif(${applications.answers}->>'industry', '')`,
        is_open: sql<boolean>`${applications.phase} in ('pending', 'under_review')`,
      })
      .from(applications)
      .innerJoin(rounds, eq(rounds.programme_id, applications.programme_id))
      .where(visible)
      .orderBy(asc(applications.reference), asc(applications.id)),
    mayEvaluateAmong(db, scope),
    db.select().from(evaluatorProfiles).where(eq(evaluatorProfiles.organization_id, scope.organizationId)),
    db
      .select({
        evaluation_id: evaluations.id,
        application_id: evaluations.application_id,
        evaluator_id: evaluations.evaluator_id,
        name: fullName,
        status: evaluations.status,
        is_late: sql<boolean>`coalesce(${evaluations.status} in ('assigned', 'in_progress') and ${evaluations.due_at} < ${now}::timestamptz, false)`,
      })
      .from(evaluations)
      .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
      .innerJoin(applications, eq(applications.id, evaluations.application_id))
      .innerJoin(profiles, eq(profiles.id, evaluations.evaluator_id))
      .where(visible),
  ]);
  // Someone who left keeps their column while it has something in it.
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const { evaluator_id, name } of cells) if (!names.has(evaluator_id)) names.set(evaluator_id, name);
  const profileOf = new Map(known.map((row) => [row.user_id, row]));
  const conflicts = await conflictsAmong(db, {
    organizationId: scope.organizationId,
    applicationIds: shown.map(({ id }) => id),
    userIds: [...names.keys()],
  });
  return {
    applications: shown,
    evaluators: [...names].map(([id, name]) => {
      const profile = profileOf.get(id);
      return {
        id,
        name,
        fields: profile?.fields ?? [],
        cap: profile?.cap ?? null,
        reminded_at: profile?.reminded_at ?? null,
      };
    }),
    cells: cells.map(({ name: _name, ...cell }) => cell),
    conflicts,
  };
}

/** What a round's assignments are like now; it differs once any was made, handed in or taken back. */
export async function fingerprintOf(db: Reader, roundId: string): Promise<string> {
  const [found] = await db
    .select({
      mark: sql<string>`md5(coalesce(string_agg(${evaluations.id} || ' ' || (${evaluations.status} = 'recused'), ',' order by ${evaluations.id}), ''))`,
    })
    .from(evaluations)
    .where(eq(evaluations.round_id, roundId));
  return found?.mark ?? "";
}

/** How many of a round each evaluator has, whether or not its reader may know of them: limits hold for all. */
export async function loadsOf(db: Reader, roundId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: evaluations.evaluator_id, load: sql<number>`count(*)::int` })
    .from(evaluations)
    .where(and(eq(evaluations.round_id, roundId), sql`${evaluations.status} <> 'recused'`))
    .groupBy(evaluations.evaluator_id);
  return new Map(rows.map(({ id, load }) => [id, load]));
}
