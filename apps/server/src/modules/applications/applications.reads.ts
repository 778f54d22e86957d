import type { Application, ApplicationCard, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import type { EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { isCoordinator } from "#modules/organizations/organizations.api.ts";
import { organizationMembers } from "#modules/organizations/organizations.tables.ts";
import { programmeById, programmeShown } from "#modules/programmes/programmes.api.ts";
import { possibleDuplicates } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { MANAGING_ORGANIZATION_ROLES, permittedActions, standingOf } from "./applications.policy.ts";
import { applicationById, standingFacts } from "./applications.repo.ts";
import { applicationHistory, applicationReviews, type applications } from "./applications.tables.ts";

const fullName = sql<string>`${profiles.first_name} || ' ' || ${profiles.last_name}`;

type CoreColumn =
  | "id"
  | "reference"
  | "status"
  | "phase"
  | "startup_id"
  | "organization_id"
  | "answers"
  | "created_at"
  | "updated_at"
  | "submitted_at"
  | "decided_at";
export type CoreRow = Pick<typeof applications.$inferSelect, CoreColumn> & { organization_name: string };

/** What lists and pages show of an application, from its row. */
export function applicationCore({ answers, ...row }: CoreRow): ApplicationCard {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    phase: row.phase,
    startup_id: row.startup_id,
    startup_name: answers.name?.trim() ?? "",
    logo_url: answers.logo_url ?? null,
    industry: answers.industry || null,
    stage: answers.stage || null,
    location: answers.city?.trim() ?? "",
    organization_id: row.organization_id,
    organization_name: row.organization_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    submitted_at: row.submitted_at,
    decided_at: row.decided_at,
  };
}

/**
 * An application as this person may see it: its applicant without evaluators' names and scores, those who manage it in full.
 * @throws Refusal application.not_found for anyone else
 */
export async function applicationFor(db: Db, actor: Actor, id: string): Promise<Application> {
  const record = await applicationById(db, id, actor.userId);
  const standing = record ? standingOf(actor, standingFacts(record)) : "stranger";
  if (!record || standing === "stranger") throw new Refusal("application.not_found");
  const manages = standing === "manager";
  const [programme, applicant, history, evaluations, duplicates] = await Promise.all([
    programmeById(db, record.programme_id),
    applicantOf(db, record.applicant_id),
    historyOf(db, id),
    manages ? reviewsOf(db, id) : [],
    manages ? possibleDuplicates(db, actor, duplicateQuestion(record)) : [],
  ]);
  return {
    ...applicationCore({ ...record, organization_name: programme.organization.name }),
    version: record.version,
    answers: record.answers,
    programme: programmeShown(programme),
    applicant,
    history: history.map((entry) => historyEntry(entry, manages || entry.actor_id === record.applicant_id)),
    evaluations,
    duplicates,
    can: permittedActions(actor, standingFacts(record)),
  };
}

/** To the founder, whoever acts for the organization is the organization. */
const historyEntry = ({ actor_id: _actor, ...entry }: RecordedStep, named: boolean): HistoryEntry =>
  named ? entry : { ...entry, actor_name: null };

const duplicateQuestion = ({ answers, startup_id }: typeof applications.$inferSelect) => ({
  name: answers.name ?? "",
  website_url: answers.website_url,
  tax_number: answers.tax_number,
  startup_id,
});

async function applicantOf(db: Reader, userId: string): Promise<Application["applicant"]> {
  const [person] = await db
    .select({ id: profiles.id, name: fullName, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .prepare("application_applicant")
    .execute();
  if (!person) throw new Error(`The applicant ${userId} is gone.`);
  return person;
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
    })
    .from(applicationReviews)
    .innerJoin(profiles, eq(profiles.id, applicationReviews.evaluator_id))
    .where(eq(applicationReviews.application_id, applicationId))
    .orderBy(asc(applicationReviews.assigned_at), asc(applicationReviews.id))
    .prepare("application_reviews")
    .execute();
}

/** Ids of the people who manage an organization's applications, without those in `except`. */
export async function managersOf(
  db: Reader,
  organizationId: string,
  except: readonly string[] = [],
): Promise<string[]> {
  const members = await db
    .select({ userId: organizationMembers.user_id })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .where(
      and(
        eq(organizationMembers.organization_id, organizationId),
        or(inArray(organizationMembers.role, [...MANAGING_ORGANIZATION_ROLES]), isCoordinator),
      ),
    )
    .orderBy(asc(organizationMembers.user_id));
  return members.map(({ userId }) => userId).filter((userId) => !except.includes(userId));
}
