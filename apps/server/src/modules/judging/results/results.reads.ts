import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Count } from "@kerkis/contract/core/lists.ts";
import type { RankingPage, RankingQuery, Result, Results } from "@kerkis/contract/judging/results/results.schema.ts";
import type { Industry, StartupStage } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { isEntered, roundAfter, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { evaluationHistory, evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import type { ListSource } from "#platform/lists/keyset.ts";
import { countedFor, seenBy } from "../rounds/rounds.reads.ts";
import { type Given, type Standing, standingsOf } from "./results.policy.ts";

/** A round's ranking, over what its reader may know of alone: what is hidden from them moves no figure. */
export async function resultsOf(db: Reader, scope: OrgScope, managerId: string, round: RoundRecord): Promise<Results> {
  const visible = and(eq(rounds.id, round.id), countedFor(scope, managerId));
  const next = await roundAfter(db, round);
  const [shown, given] = await Promise.all([
    db
      .select({
        application_id: applications.id,
        reference: applications.reference,
        name: sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`,
        field: sql<Industry | null>`nullif(${applications.answers}->>'industry', '')`,
        stage: sql<StartupStage | null>`nullif(${applications.answers}->>'stage', '')`,
        phase: applications.phase,
        is_passed_on: isEntered(next?.id ?? null),
      })
      .from(applications)
      .innerJoin(rounds, eq(rounds.programme_id, applications.programme_id))
      .where(visible)
      .orderBy(asc(applications.reference), asc(applications.id)),
    // Thousands of them: one value for each evaluator, which the database writes, costs a third of as many rows.
    db
      .select({
        totals: sql<Given>`json_agg(json_build_array(${evaluations.application_id},
          ${evaluations.weighted_total}) order by ${evaluations.id})`,
      })
      .from(evaluations)
      .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
      .innerJoin(applications, eq(applications.id, evaluations.application_id))
      .where(and(visible, eq(evaluations.status, "submitted"), isNotNull(evaluations.weighted_total)))
      .groupBy(evaluations.evaluator_id)
      .orderBy(evaluations.evaluator_id),
  ]);
  const { standings, pooled, cut } = standingsOf(
    shown.map(({ application_id }) => application_id),
    given.map(({ totals }) => totals),
    round.places,
  );
  const rows: Result[] = [];
  shown.forEach((application) => {
    const standing = standings.get(application.application_id);
    if (standing) rows.push(placed(application, standing));
  });
  return {
    results: rows.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity)),
    cut,
    pooled: pooled === null ? null : Math.round(pooled * 10) / 10,
    is_provisional: round.state !== "locked",
    next_round: next && { id: next.id, title: next.title },
  };
}

/** Named one by one: of thousands of rows, two objects spread into a third cost ten times the memory. */
const placed = (application: Omit<Result, keyof Standing>, standing: Standing): Result => ({
  application_id: application.application_id,
  reference: application.reference,
  name: application.name,
  field: application.field,
  stage: application.stage,
  phase: application.phase,
  is_passed_on: application.is_passed_on,
  rank: standing.rank,
  corrected: standing.corrected,
  mean: standing.mean,
  median: standing.median,
  spread: standing.spread,
  interval: standing.interval,
  scores: standing.scores,
  corrected_scores: standing.corrected_scores,
  disagrees: standing.disagrees,
  is_uncertain: standing.is_uncertain,
});

/**
 * Where the applications of a round stood at a step of an application's history, over what the reader may know of: what was handed in
 * or changed later is as if it had not been.
 * @param places that its cut had then
 */
export async function standingsAt(
  db: Reader,
  scope: OrgScope,
  managerId: string,
  round: RoundRecord,
  { stepId, at, places }: { stepId: string; at: string; places: number | null },
): Promise<ReturnType<typeof standingsOf>> {
  const { id, evaluation_id, to_status, weighted_total } = evaluationHistory;
  const then = db
    .select({ total: weighted_total })
    .from(evaluationHistory)
    .where(and(eq(evaluation_id, evaluations.id), eq(to_status, "submitted"), lte(id, stepId)))
    .orderBy(desc(id))
    .limit(1)
    .as("then");
  const reviews = await db
    .select({
      application_id: evaluations.application_id,
      evaluator_id: evaluations.evaluator_id,
      total: sql<number>`${then.total}`.mapWith(weighted_total),
    })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .innerJoinLateral(then, isNotNull(then.total))
    .where(
      and(
        eq(evaluations.round_id, round.id),
        seenBy(scope, managerId),
        or(isNull(applications.withdrawn_at), gt(applications.withdrawn_at, at)),
      ),
    )
    .orderBy(asc(evaluations.id));
  const ranked = new Set(reviews.map(({ application_id }) => application_id));
  const reviewers = Map.groupBy(reviews, ({ evaluator_id }) => evaluator_id).values();
  const given = reviewers.map((own) => own.map(({ application_id, total }) => [application_id, total] as const));
  return standingsOf([...ranked], [...given], places);
}

/**
 * The ranking row by row; a blind round's by number alone. A ranking stands over all of a round, so that each page works it out and
 * goes on after the row that the page before ended with, or after its rank where that row is gone.
 * @throws Refusal input.invalid for a cursor of another list
 */
export async function rankingPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  managerId: string,
  round: RoundRecord,
  { cursor, limit = LIMITS.pageSize }: Omit<RankingQuery, "id">,
): Promise<RankingPage> {
  const label = `ranking/${round.id} ${managerId}`;
  const [lastId, lastRank = ""] = cursor === undefined ? [] : cursors.open(label, cursor);
  const { results } = await resultsOf(db, scope, managerId, round);
  const behind = (rank: number | null) => (rank ?? Infinity) > Number(lastRank);
  const at = results.findIndex(({ application_id }) => application_id === lastId);
  const from = lastId === undefined ? 0 : at >= 0 ? at + 1 : results.findIndex(({ rank }) => behind(rank));
  const rest = from < 0 ? [] : results.slice(from);
  const items = rest.slice(0, limit).map((row) => Object.assign(row, { name: round.hide_applicant ? null : row.name }));
  const last = rest.length > limit ? items.at(-1) : undefined;
  return {
    items,
    next_cursor: last ? cursors.seal(label, [last.application_id, String(last.rank ?? Infinity)]) : null,
  };
}

/** How many applications a round's ranking has, for its reader. */
export const countRanking = (
  db: Reader,
  scope: OrgScope,
  managerId: string,
  { id: roundId }: RoundRecord,
): Promise<Count> =>
  countOf(
    db,
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(rounds, eq(rounds.programme_id, applications.programme_id))
      .where(and(eq(rounds.id, roundId), countedFor(scope, managerId))),
  );
