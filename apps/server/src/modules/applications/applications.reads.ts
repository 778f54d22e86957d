import type { Application, ApplicationCard, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import type { EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { phaseEnd, phaseOf, type ProgrammeWindow } from "@kerkis/contract/programmes/programmes.policy.ts";
import type { CallDoor, ProgrammeRef } from "@kerkis/contract/programmes/programmes.schema.ts";
import { and, asc, eq, getColumns, lte, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmeColumns, programmeOrganization, programmeShown } from "#modules/programmes/programmes.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow, today, type Clock } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { permittedActions, standingOf } from "./applications.policy.ts";
import { standingFacts } from "./applications.repo.ts";
import { clockOf } from "./clock/clock.policy.ts";
import { isHiddenFrom } from "./conflicts/conflicts.reads.ts";
import { hasLeftStartup } from "./calls/ownership.reads.ts";
import { judgedBy } from "./calls/eligibility.reads.ts";
import { formAskedOf, questionsOf } from "./calls/questions.reads.ts";
import { duplicatesOf } from "./subjects.service.ts";
import { applicationHistory, applicationReviews, applications, givenReviews } from "./applications.tables.ts";

type CoreColumn =
  | "id"
  | "reference"
  | "status"
  | "phase"
  | "subject"
  | "startup_id"
  | "investor_id"
  | "organization_id"
  | "answers"
  | "created_at"
  | "updated_at"
  | "submitted_at"
  | "decided_at"
  | "due_on"
  | "clock_left";
export type CoreRow = Pick<typeof applications.$inferSelect, CoreColumn> & {
  organization_name: string;
  programme: ProgrammeRef;
  timezone: string;
  /** When its programme takes applications. */
  window: ProgrammeWindow;
};

/** Whether a call takes applications at a moment, ISO 8601. */
function doorOf(window: ProgrammeWindow, now: string): CallDoor {
  const phase = phaseOf(window, now);
  return { phase, until: phaseEnd(window, phase), now };
}

/** What lists and pages show of an application, from its row. @param clock of the platform */
export function applicationCore({ answers, ...row }: CoreRow, clock: Clock): ApplicationCard {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    phase: row.phase,
    subject: row.subject,
    startup_id: row.startup_id,
    investor_id: row.investor_id,
    subject_name: answers.name?.trim() ?? "",
    logo_url: answers.logo_url ?? null,
    industry: answers.industry || null,
    stage: answers.stage || null,
    investor_type: answers.type || null,
    location: answers.city?.trim() ?? "",
    programme: row.programme,
    door: row.phase === "draft" && row.programme.kind !== "registry" ? doorOf(row.window, isoNow(clock)) : null,
    organization_id: row.organization_id,
    organization_name: row.organization_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    submitted_at: row.submitted_at,
    decided_at: row.decided_at,
    clock: clockOf(row, today(clock, row.timezone)),
  };
}

/**
 * An application as this person may see it: its applicant without evaluators' names and scores, those who manage it in full.
 * @throws Refusal application.not_found for anyone else
 */
export async function applicationFor({ db, clock }: Platform, actor: Actor, id: string): Promise<Application> {
  const [found, history] = await Promise.all([pageRowOf(db, id, actor.userId), historyOf(db, id)]);
  const standing = found ? standingOf(actor, standingFacts(found.record)) : "stranger";
  if (!found || standing === "stranger") throw new Refusal("application.not_found");
  const { record, programme, applicant } = found;
  const manages = standing === "manager";
  const decided = history.findLast(({ action }) => action === "approve" || action === "reject");
  const can = permittedActions(actor, standingFacts(record));
  const isOpen = record.phase === "draft" || record.phase === "changes_requested";
  const [questions, judged, evaluations, duplicates, given] = await Promise.all([
    questionsOf(db, record, formAskedOf(record, programme), isOpen),
    judgedBy(db, record, programme, today(clock, programme.timezone)),
    manages ? reviewsOf(db, id) : [],
    manages ? duplicatesOf(db, actor, record) : [],
    decided === undefined ? [] : givenBefore(db, id, decided.id),
  ]);
  return {
    ...applicationCore(
      {
        ...record,
        organization_name: programme.organization.name,
        programme,
        timezone: programme.timezone,
        window: programme,
      },
      clock,
    ),
    version: record.version,
    answers: record.answers,
    questions,
    responses: record.responses,
    programme: programmeShown(programme),
    eligibility: judged?.eligibility ?? null,
    criteria: can.edit && judged ? judged.criteria : null,
    applicant,
    history: history.map((entry) => historyEntry(entry, manages || entry.actor_id === record.applicant_id)),
    evaluations,
    feedback: feedbackOf(given),
    duplicates,
    has_left: record.hasLeft,
    can,
  };
}

/** To the founder, whoever acts for the organization is the organization. */
const historyEntry = ({ actor_id: _actor, ...entry }: RecordedStep, named: boolean): HistoryEntry =>
  named ? entry : { ...entry, actor_name: null };

/** The row as `readerId` meets it, with its programme and its applicant. */
async function pageRowOf(db: Reader, id: string, readerId: string) {
  const [found] = await db
    .select({
      record: getColumns(applications),
      programme: programmeColumns,
      organization: programmeOrganization,
      applicant: {
        id: profiles.id,
        name: fullName,
        email: sql<string | null>`case when ${profiles.erased_at} is null then ${profiles.email} end`,
      },
    })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(organizations, eq(organizations.id, programmes.organization_id))
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .where(eq(applications.id, id))
    .prepare("application_page")
    .execute();
  if (!found) return null;
  const isOwn = found.record.applicant_id === readerId;
  const [recused, hasLeft] = await Promise.all([
    !isOwn && isHiddenFrom(db, id, readerId),
    isOwn && found.programme.kind !== "registry" && hasLeftStartup(db, found.record),
  ]);
  return {
    ...found,
    record: { ...found.record, recused, hasLeft },
    programme: { ...found.programme, organization: found.organization },
  };
}

type RecordedStep = HistoryEntry & { actor_id: string | null };

/** Everything that happened to an application, oldest first. */
function historyOf(db: Reader, applicationId: string): Promise<RecordedStep[]> {
  return db
    .select({
      id: applicationHistory.id,
      action: applicationHistory.action,
      from_phase: applicationHistory.from_phase,
      to_phase: applicationHistory.to_phase,
      reason: applicationHistory.reason,
      actor_id: applicationHistory.actor_id,
      actor_name: sql<string | null>`${fullName}`,
      created_at: applicationHistory.created_at,
    })
    .from(applicationHistory)
    .leftJoin(profiles, eq(profiles.id, applicationHistory.actor_id))
    .where(eq(applicationHistory.application_id, applicationId))
    .orderBy(asc(applicationHistory.id))
    .prepare("application_history")
    .execute();
}

/** Evaluations of an application as coordinators see them: scores only once submitted, private notes never. */
async function reviewsOf(db: Reader, applicationId: string): Promise<EvaluationSummary[]> {
  const submitted = sql`${applicationReviews.status} = 'submitted'`;
  return db
    .select({
      id: applicationReviews.id,
      evaluator_id: applicationReviews.evaluator_id,
      evaluator_name: fullName,
      status: applicationReviews.status,
      due_at: applicationReviews.due_at,
      assigned_at: applicationReviews.assigned_at,
      submitted_at: applicationReviews.submitted_at,
      weighted_total: applicationReviews.weighted_total,
      recommendation: sql<
        EvaluationSummary["recommendation"]
      >`case when ${submitted} then ${applicationReviews.recommendation} end`,
      feedback: sql<string>`case when ${submitted} then ${applicationReviews.feedback} else '' end`,
      scores: sql<
        EvaluationSummary["scores"]
      >`case when ${submitted} then ${applicationReviews.scores} else '{}'::jsonb end`,
      recusal_reason: applicationReviews.recusal_reason,
      is_accepted: sql<boolean>`${applicationReviews.accepted_at} is not null`,
      declined: sql<EvaluationSummary["declined"]>`case when ${applicationReviews.decline_reason} is not null then
        json_build_object('reason', ${applicationReviews.decline_reason}, 'words', ${applicationReviews.decline_words}) end`,
    })
    .from(applicationReviews)
    .innerJoin(profiles, eq(profiles.id, applicationReviews.evaluator_id))
    .where(eq(applicationReviews.application_id, applicationId))
    .orderBy(asc(applicationReviews.assigned_at), asc(applicationReviews.id))
    .prepare("application_reviews")
    .execute();
}

/** An evaluation as it stood at some moment. */
export type GivenReview = Pick<typeof givenReviews.$inferSelect, "scores" | "weighted_total" | "feedback"> & {
  id: string;
};

/**
 * The evaluations of an application as they stood at a step of its history: what was handed in or changed later is as if it had not
 * been, so that a decision keeps what it was taken on. Ids of steps and of evaluations' wordings follow the order in which they were written.
 * @returns in an order that tells nothing of who they are
 */
export function givenBefore(db: Reader, applicationId: string, stepId: string): Promise<GivenReview[]> {
  const { id, evaluation_id: evaluation, application_id, scores, weighted_total, feedback } = givenReviews;
  return db
    .selectDistinctOn([sql`md5(${evaluation}::text)`], { id: evaluation, scores, weighted_total, feedback })
    .from(givenReviews)
    .where(and(eq(application_id, applicationId), lte(id, stepId)))
    .orderBy(sql`md5(${evaluation}::text)`, sql`${id} desc`)
    .prepare("application_given_reviews")
    .execute();
}

/** What evaluators wrote to the applicant, of evaluations as they stood. */
export const feedbackOf = (reviews: readonly GivenReview[]): string[] =>
  reviews.flatMap(({ feedback }) => feedback || []);
