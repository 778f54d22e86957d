import type { OtherReviews } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { and, eq, ne, notInArray, sql } from "drizzle-orm";
import { keptFrom, questionsOf } from "#modules/applications/applications.api.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { organizationMembers } from "#modules/organizations/organizations.tables.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { showsOthers } from "../evaluations.policy.ts";
import { criteriaOf, judgedBy } from "../evaluations.reads.ts";
import { evaluations } from "../evaluations.tables.ts";
import { blindScores } from "./blind.policy.ts";
import { rounds } from "./rounds.tables.ts";

type Given = Pick<typeof evaluations.$inferSelect, "organization_id" | "application_id" | "round_id" | "evaluator_id">;

/**
 * Who sees at this moment what an evaluator handed in, besides those who manage the application: evaluators of the same one whom the
 * round lets see it, who are members still and whom no conflict keeps from it.
 * @returns each with their own evaluation
 */
export async function readersOf(db: Reader, given: Given): Promise<{ userId: string; evaluationId: string }[]> {
  const { organization_id, application_id, round_id, evaluator_id } = given;
  const among = await db
    .select({
      userId: evaluations.evaluator_id,
      evaluationId: evaluations.id,
      status: evaluations.status,
      visible: rounds.scores_visible,
    })
    .from(evaluations)
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .innerJoin(
      organizationMembers,
      and(
        eq(organizationMembers.organization_id, evaluations.organization_id),
        eq(organizationMembers.user_id, evaluations.evaluator_id),
      ),
    )
    .where(
      and(
        eq(evaluations.organization_id, organization_id),
        eq(evaluations.application_id, application_id),
        eq(evaluations.round_id, round_id),
        ne(evaluations.evaluator_id, evaluator_id),
        ne(rounds.scores_visible, "never"),
        notInArray(evaluations.status, ["recused", "declined"]),
      ),
    );
  const seeing = among.filter(({ visible, status }) => showsOthers(visible, status));
  if (seeing.length === 0) return [];
  const kept = new Set(
    await keptFrom(
      db,
      application_id,
      seeing.map(({ userId }) => userId),
    ),
  );
  return seeing.flatMap(({ userId, evaluationId }) => (kept.has(userId) ? [] : [{ userId, evaluationId }]));
}

/**
 * What the others handed in of the application that an evaluation judges, in its round, for its evaluator alone; nothing where the
 * round does not show it, or not yet.
 * @throws Refusal evaluation.not_found, also for one who declared a conflict
 */
export async function othersOf(db: Db, actor: Actor, id: string): Promise<OtherReviews> {
  const { row } = await judgedBy(db, actor, id);
  const { evaluation, application, round } = row;
  const { organization_id, round_id } = evaluation;
  if (!showsOthers(round.scores_visible, evaluation.status)) return { criteria: [], reviews: [] };
  const given = db
    .select({
      evaluator_name: sql<string | null>`case when ${round.hide_reviewers} then null else ${fullName} end`,
      weighted_total: evaluations.weighted_total,
      scores: evaluations.scores,
    })
    .from(evaluations)
    .innerJoin(profiles, eq(profiles.id, evaluations.evaluator_id))
    .where(
      and(
        eq(evaluations.organization_id, organization_id),
        eq(evaluations.application_id, application.id),
        eq(evaluations.round_id, round_id),
        eq(evaluations.status, "submitted"),
        ne(evaluations.evaluator_id, actor.userId),
      ),
    )
    // An id begins with when it was assigned; by its end nothing tells who stands under which number.
    .orderBy(sql`right(${evaluations.id}::text, 12)`);
  const [criteria, reviews, questions] = await Promise.all([
    criteriaOf(db, { id: application.id, organization_id }, round_id),
    given,
    round.hide_applicant ? questionsOf(db, application, application.form_id, false) : null,
  ]);
  if (!round.hide_applicant) return { criteria, reviews };
  const form = questions?.definition ?? { sections: [] };
  const shown = reviews.map(({ evaluator_name, weighted_total, scores }) => ({
    evaluator_name,
    weighted_total,
    scores: blindScores(scores, form, application.responses, application.answers, row.applicant_name),
  }));
  return { criteria, reviews: shown };
}
