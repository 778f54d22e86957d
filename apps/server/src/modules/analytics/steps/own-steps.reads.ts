import { applicationsHappenings } from "@kerkis/contract/applications/applications.happenings.ts";
import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { openEvaluations } from "#modules/evaluations/evaluations.api.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { notifications } from "#modules/notifications/notifications.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { source, step, type StepSource } from "./next-step.policy.ts";

const { approved, rejected } = applicationsHappenings;

export const ofAll = sql<number>`(count(*) over ())::int`;
export const startupName = sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`;

/**
 * Drafts begun, changes asked for and decisions not read yet, of a founder's own. The last two are seen among one's
 * applications, by those who have that page.
 */
export async function founderSteps(
  db: Db,
  { userId: applicantId, pages }: Pick<Actor, "userId" | "pages">,
  limit: number,
): Promise<StepSource[]> {
  const own = (where: SQL) =>
    db
      .select({
        id: applications.id,
        subject: applications.subject,
        name: startupName,
        since: applications.updated_at,
        total: ofAll,
      })
      .from(applications)
      .where(and(eq(applications.applicant_id, applicantId), where))
      .orderBy(asc(applications.updated_at), asc(applications.id))
      .limit(limit);
  const [changes, drafts, decisions] = await Promise.all([
    own(eq(applications.phase, "changes_requested")),
    // A form that was only opened is no draft yet.
    own(sql`${applications.phase} = 'draft' and ${applications.answers} <> '{}'::jsonb`),
    db
      .select({
        id: notifications.id,
        application: sql<string | null>`${notifications.metadata}->>'application_id'`,
        name: sql<string>`coalesce(${notifications.metadata}->>'startup_name', '')`,
        type: notifications.activity_type,
        since: notifications.created_at,
        total: ofAll,
      })
      .from(notifications)
      .where(
        and(
          eq(notifications.user_id, applicantId),
          eq(notifications.is_read, false),
          isNull(notifications.removed_at),
          inArray(notifications.activity_type, [approved.kind, rejected.kind]),
        ),
      )
      .orderBy(asc(notifications.created_at))
      .limit(limit),
  ]);
  const begun = source(drafts, ({ id, subject, name, since }) =>
    step({ kind: "draft_unfinished", record_id: id, subject, name, since }),
  );
  if (!pages["my-applications"]) return [begun];
  return [
    begun,
    source(changes, ({ id, name, since }) =>
      step({ kind: "changes_requested", record_id: id, name, since, is_urgent: true }),
    ),
    source(decisions, ({ id, application, name, type, since }) =>
      step({
        kind: "decision_to_read",
        record_id: application,
        notification_id: id,
        name,
        since,
        outcome: type === approved.kind ? "approved" : "rejected",
      }),
    ),
  ];
}

/** Evaluations to hand in, those past their date apart. @param now ISO 8601 */
export async function evaluatorSteps(
  db: Db,
  scope: OrgScope,
  evaluatorId: string,
  now: string,
  limit: number,
): Promise<StepSource[]> {
  const isLate = sql`coalesce(${evaluations.due_at} < ${now}::timestamptz, false)`;
  const open = (where: SQL) => openEvaluations(db, scope, evaluatorId, { where, limit });
  const [late, due] = await Promise.all([open(isLate), open(sql`not ${isLate}`)]);
  return [
    source(late, ({ id, name, since, due_at }) =>
      step({ kind: "evaluation_overdue", record_id: id, name, since, due_at, is_urgent: true }),
    ),
    source(due, ({ id, name, since, due_at }) => step({ kind: "evaluation_due", record_id: id, name, since, due_at })),
  ];
}
