import { filesOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { weightedTotal } from "@kerkis/contract/evaluations/evaluations.policy.ts";
import type {
  Assignment,
  assignments,
  Criterion,
  EvaluationSummary,
} from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type * as z from "zod/mini";
import { isHiddenFrom, knownTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { askedFormId, givenFile, questionsOf } from "#modules/applications/applications.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { evaluationRefusal, isOpen, isUnanswered, permittedWork, showsOthers } from "./evaluations.policy.ts";
import { evaluations, evaluationTemplates } from "./evaluations.tables.ts";
import { blindAnswers, blindName, blindResponses } from "./rounds/blind.policy.ts";
import { rounds } from "./rounds/rounds.tables.ts";

const ASSIGNMENTS_SHOWN = 200;

const columns = {
  evaluation: evaluations,
  template: evaluationTemplates,
  organization_name: organizations.name,
  application: {
    id: applications.id,
    reference: applications.reference,
    answers: applications.answers,
    questions_version: applications.questions_version,
    responses: applications.responses,
    form_id: askedFormId,
    phase: applications.phase,
    subject: applications.subject,
    startup_id: applications.startup_id,
    investor_id: applications.investor_id,
    submitted_at: applications.submitted_at,
  },
  applicant_name: fullName,
  round: {
    state: rounds.state,
    hide_applicant: rounds.hide_applicant,
    hide_reviewers: rounds.hide_reviewers,
    scores_visible: rounds.scores_visible,
    required_reviews: rounds.required_reviews,
    given: sql<number>`(select count(*)::int from evaluations given where given.status = 'submitted'
      and given.application_id = ${evaluations.application_id} and given.round_id = ${evaluations.round_id})`,
  },
};

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select(columns)
    .from(evaluations)
    .innerJoin(evaluationTemplates, eq(evaluationTemplates.id, evaluations.template_version_id))
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .innerJoin(organizations, eq(organizations.id, evaluations.organization_id))
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .where(where);
type Row = Awaited<ReturnType<typeof select>>[number];

/** In a blind round a number stands for whoever applies. */
function shownOf({ application: { answers, reference, startup_id, investor_id }, round }: Row) {
  if (round.hide_applicant)
    return { startup_id: null, investor_id: null, subject_name: reference ?? "", logo_url: null };
  return { startup_id, investor_id, subject_name: answers.name?.trim() ?? "", logo_url: answers.logo_url ?? null };
}

function toAssignment(row: Row): Assignment {
  const { evaluation, template, application, organization_name, round } = row;
  const { answers } = application;
  const scored = template.criteria.filter(({ key }) => typeof evaluation.scores[key]?.score === "number");
  return {
    id: evaluation.id,
    application_id: application.id,
    subject: application.subject,
    ...shownOf(row),
    reference: application.reference,
    industry: answers.industry || null,
    stage: answers.stage || null,
    investor_type: answers.type || null,
    organization_name,
    status: evaluation.status,
    open: isOpen(application.phase) && round.state !== "locked",
    is_unanswered: isUnanswered(evaluation),
    due_at: evaluation.due_at,
    assigned_at: evaluation.assigned_at,
    submitted_at: evaluation.submitted_at,
    criteria_total: template.criteria.length,
    criteria_scored: scored.length,
    weighted_total: weightedTotal(template.criteria, evaluation.scores),
    reviews: { required: round.required_reviews, submitted: round.given },
  };
}

/** An evaluator's assignments in one organization: what waits for them first, the nearest due date first. `now` is ISO 8601. */
export async function assignmentsOf(
  db: Db,
  scope: OrgScope,
  evaluatorId: string,
  now: string,
): Promise<z.infer<typeof assignments>> {
  const waiting = sql`(${evaluations.status} <> 'submitted' and ${applications.phase} in ('pending', 'under_review', 'changes_requested'))`;
  const rows = await select(
    db,
    and(
      eq(evaluations.organization_id, scope.organizationId),
      eq(evaluations.evaluator_id, evaluatorId),
      sql`${evaluations.status} not in ('recused', 'declined')`,
      knownTo(evaluatorId, scope.organizationId),
    ),
  )
    .orderBy(
      sql`${waiting} desc`,
      sql`case when ${waiting} then ${evaluations.due_at} end asc nulls last`,
      sql`${evaluations.assigned_at} desc`,
      evaluations.id,
    )
    .limit(ASSIGNMENTS_SHOWN);
  const items = rows.map(toAssignment);
  const open = items.filter((item) => item.open && item.status !== "submitted");
  const overdue = open.filter(({ due_at }) => due_at !== null && Date.parse(due_at) < Date.parse(now));
  const submitted = items.filter(({ status }) => status === "submitted");
  return { items, stats: { open: open.length, overdue: overdue.length, submitted: submitted.length } };
}

/**
 * The row of an evaluation, for its evaluator alone, and what decides what may be done with it.
 * @throws Refusal evaluation.not_found, also for one who declared a conflict
 */
export async function judgedBy(db: Reader, actor: Actor, id: string) {
  const [row] = await select(db, eq(evaluations.id, id)).prepare("evaluation_by_id").execute();
  const facts = row && {
    organizationId: row.evaluation.organization_id,
    evaluatorId: row.evaluation.evaluator_id,
    status: row.evaluation.status,
    phase: row.application.phase,
    isLocked: row.round.state === "locked",
  };
  if (!facts || evaluationRefusal(actor, facts) !== null) throw new Refusal("evaluation.not_found");
  if (await isHiddenFrom(db, row.application.id, actor.userId)) throw new Refusal("evaluation.not_found");
  return { row, facts };
}

/**
 * A file of the application that an evaluation judges, for its evaluator alone; without its name in a blind round.
 * @throws Refusal evaluation.not_found, request.not_found
 */
export async function judgedFile(db: Reader, actor: Actor, id: string, fileId: string) {
  const { application, round } = (await judgedBy(db, actor, id)).row;
  const file = await givenFile(db, application, fileId);
  if (!file) throw new Refusal("request.not_found");
  const place = filesOf(application.responses[file.question]).findIndex((one) => one.id === fileId);
  return round.hide_applicant ? { ...file, name: blindName(file, place + 1) } : file;
}

/**
 * An evaluation with the application it judges, for its evaluator alone. Numbers that only the coordinators check
 * (tax and registration number) and others' scores are not in it.
 * @throws Refusal evaluation.not_found, also for one who declared a conflict
 */
export async function evaluationFor(db: Db, actor: Actor, id: string): Promise<Evaluation> {
  const { row, facts } = await judgedBy(db, actor, id);
  const { evaluation, template, application } = row;
  const { tax_number: _tax, registration_number: _registration, ...known } = application.answers;
  const isBlind = row.round.hide_applicant;
  const answers = isBlind ? blindAnswers(known, row.applicant_name) : known;
  const questions = await questionsOf(db, application, application.form_id, false);
  const { responses } = application;
  return {
    ...toAssignment(row),
    version: evaluation.version,
    answers,
    questions: questions && { ...questions, latest: null },
    // Without its questions nothing tells which answers name someone.
    responses: isBlind
      ? blindResponses(questions?.definition ?? { sections: [] }, responses, known, row.applicant_name)
      : responses,
    applicant_name: isBlind ? "" : row.applicant_name,
    application_submitted_at: application.submitted_at,
    template: { id: template.id, version: template.version, title: template.title, criteria: template.criteria },
    scores: evaluation.scores,
    private_notes: evaluation.private_notes,
    feedback: evaluation.feedback,
    recommendation: evaluation.recommendation,
    shows_others: showsOthers(row.round.scores_visible, evaluation.status),
    others_see: row.round.scores_visible !== "never",
    hides_reviewers: row.round.hide_reviewers,
    can: permittedWork(facts),
  };
}

/**
 * Criteria that an application's evaluations are given on, to read their scores by. Where versions of the template differ,
 * the newest wording of a criterion stands.
 */
export async function criteriaOf(
  db: Reader,
  application: { id: string; organization_id: string },
  roundId?: string,
): Promise<Criterion[]> {
  const versions = await db
    .select({ criteria: evaluationTemplates.criteria })
    .from(evaluationTemplates)
    .where(
      sql`${evaluationTemplates.id} in (select ${evaluations.template_version_id} from ${evaluations}
        where ${evaluations.organization_id} = ${application.organization_id} and ${evaluations.application_id} = ${application.id}
          and ${roundId === undefined ? sql`true` : eq(evaluations.round_id, roundId)})`,
    )
    .orderBy(sql`${evaluationTemplates.version} desc`);
  const byKey = new Map<string, Criterion>();
  for (const criterion of versions.flatMap(({ criteria }) => criteria)) {
    if (!byKey.has(criterion.key)) byKey.set(criterion.key, criterion);
  }
  return [...byKey.values()];
}

/** An evaluation that was just assigned, as coordinators see it: there is nothing of it yet. */
export async function newEvaluationSummary(db: Db, id: string): Promise<EvaluationSummary> {
  const [row] = await db
    .select({ evaluation: evaluations, evaluator_name: fullName })
    .from(evaluations)
    .innerJoin(profiles, eq(profiles.id, evaluations.evaluator_id))
    .where(eq(evaluations.id, id));
  if (!row) throw new Refusal("evaluation.not_found");
  const { evaluation, evaluator_name } = row;
  return {
    id,
    evaluator_id: evaluation.evaluator_id,
    evaluator_name,
    status: evaluation.status,
    due_at: evaluation.due_at,
    assigned_at: evaluation.assigned_at,
    submitted_at: null,
    weighted_total: null,
    recommendation: null,
    feedback: "",
    scores: {},
    recusal_reason: null,
    is_accepted: false,
    declined: null,
  };
}
