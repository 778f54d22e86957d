import { and, asc, eq, gt } from "drizzle-orm";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { inPages, PERSONAL_PAGE, type PersonalRow, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { applicationHistory, applications } from "../applications.tables.ts";

/** The person's applications with their answers, and what happened to each; who decided is not theirs to take. */
export const applicationsPersonalData: readonly PersonalSection[] = [
  {
    name: "applications",
    title: { el: "Αιτήσεις", en: "Applications" },
    rows: ownApplications,
  },
];

async function* ownApplications(db: Reader, userId: string): AsyncGenerator<PersonalRow> {
  const page = (after: string | null) =>
    db
      .select({
        id: applications.id,
        reference: applications.reference,
        programme: programmes.title,
        status: applications.status,
        phase: applications.phase,
        submitted_at: applications.submitted_at,
        withdrawn_at: applications.withdrawn_at,
        decided_at: applications.decided_at,
        created_at: applications.created_at,
        answers: applications.answers,
      })
      .from(applications)
      .innerJoin(programmes, eq(programmes.id, applications.programme_id))
      .where(and(eq(applications.applicant_id, userId), after ? gt(applications.id, after) : undefined))
      .orderBy(asc(applications.id))
      .limit(PERSONAL_PAGE);
  for await (const application of inPages(page))
    yield { ...application, history: await historyOf(db, application.id, userId) };
}

async function historyOf(db: Reader, applicationId: string, userId: string): Promise<PersonalRow[]> {
  const steps = await db
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.application_id, applicationId))
    .orderBy(asc(applicationHistory.id));
  return steps.map(({ action, from_phase, to_phase, reason, created_at, actor_id }) => ({
    action,
    from_phase,
    to_phase,
    reason,
    created_at,
    by_you: actor_id === userId,
  }));
}
