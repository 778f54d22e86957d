import type { ActivityType } from "@kerkis/contract/activity/activity.schema.ts";
import type { NotificationType } from "@kerkis/contract/notifications/notifications.schema.ts";
import { applicationFacts, evaluationFacts, managersToTell } from "#modules/activity/activity.api.ts";
import {
  applicationAppealed,
  applicationApproved,
  applicationChangesRequested,
  applicationRejected,
  applicationReopened,
  applicationSubmitted,
  applicationUnderReview,
  applicationWithdrawn,
  type ApplicationFacts,
} from "#modules/applications/applications.api.ts";
import {
  evaluationAssigned,
  evaluationRecused,
  evaluationSubmitted,
  evaluationUnassigned,
  type EvaluationFacts,
} from "#modules/evaluations/evaluations.api.ts";
import { contactsOf } from "#modules/identity/identity.api.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { mailPerson, notifyPeople } from "./deliver.service.ts";
import type { MailedNotice } from "./notifications.mails.ts";

const MY_APPLICATIONS = "/my-applications";
const queueLink = (applicationId: string) => `/evaluation-management?application=${applicationId}`;

/** What founders, evaluators and those who manage applications are told, in the transaction of what happened. */
export function notificationsListeners(events: Events): void {
  events.on(applicationSubmitted, async (context, event) => {
    await tellManagers(context, event, event.resubmitted ? "application_resubmitted" : "application_submitted", "info");
    if (!event.resubmitted) await mailApplicant(context, event, "application_received", MY_APPLICATIONS);
  });
  events.on(applicationWithdrawn, (context, event) => tellManagers(context, event, "application_withdrawn", "info"));
  events.on(applicationAppealed, (context, event) => tellManagers(context, event, "application_appealed", "warning"));
  events.on(applicationUnderReview, (context, event) =>
    tellApplicant(context, event, "application_under_review", "info"),
  );
  events.on(applicationReopened, (context, event) => tellApplicant(context, event, "application_reopened", "info"));
  events.on(applicationChangesRequested, async (context, event) => {
    await tellApplicant(context, event, "application_changes_requested", "warning");
    await mailApplicant(context, event, "application_changes_requested", MY_APPLICATIONS);
  });
  events.on(applicationRejected, async (context, event) => {
    await tellApplicant(context, event, "application_rejected", "error");
    await mailApplicant(context, event, "application_rejected", MY_APPLICATIONS);
  });
  events.on(applicationApproved, async (context, event) => {
    const link = event.startupId ? `/startup/${event.startupId}` : MY_APPLICATIONS;
    await tellApplicant(context, event, "application_approved", "success", link);
    await mailApplicant(context, event, "application_approved", link);
  });

  events.on(evaluationAssigned, async (context, event) => {
    const link = `/evaluation/${event.evaluationId}`;
    await tellEvaluator(context, event, "evaluation_assigned", "info", link);
    const { startupName: startup, reference, dueAt } = event;
    await mailPerson(context, event.evaluatorId, "evaluation_assigned", { startup, reference, dueAt, link });
  });
  events.on(evaluationUnassigned, (context, event) =>
    tellEvaluator(context, event, "evaluation_unassigned", "info", "/evaluator-dashboard"),
  );
  events.on(evaluationSubmitted, (context, event) => tellOfEvaluation(context, event, "evaluation_submitted", "info"));
  events.on(evaluationRecused, (context, event) => tellOfEvaluation(context, event, "evaluation_recused", "warning"));
}

async function tellApplicant(
  context: EventContext,
  event: ApplicationFacts,
  activityType: ActivityType,
  type: NotificationType,
  link = MY_APPLICATIONS,
): Promise<void> {
  const { organizationId } = event;
  const facts = applicationFacts(event);
  await notifyPeople(context, [event.applicantId], { organizationId, activityType, type, facts, link });
}

async function mailApplicant(
  context: EventContext,
  event: ApplicationFacts,
  kind: MailedNotice,
  link: string,
): Promise<void> {
  const { startupName: startup, reference, organizationName: organization, reason } = event;
  await mailPerson(context, event.applicantId, kind, { startup, reference, organization, reason, link });
}

async function tellManagers(
  context: EventContext,
  event: ApplicationFacts,
  activityType: ActivityType,
  type: NotificationType,
): Promise<void> {
  const { organizationId, applicationId, applicantId } = event;
  const [applicant] = await contactsOf(context.tx, [applicantId]);
  const facts = applicationFacts(event, applicant?.name);
  const managers = await managersToTell(context.tx, event);
  const link = queueLink(applicationId);
  await notifyPeople(context, managers, { organizationId, activityType, type, facts, link });
}

async function tellEvaluator(
  context: EventContext,
  event: EvaluationFacts,
  activityType: ActivityType,
  type: NotificationType,
  link: string,
): Promise<void> {
  const { organizationId, evaluatorId } = event;
  await notifyPeople(context, [evaluatorId], {
    organizationId,
    activityType,
    type,
    facts: evaluationFacts(event),
    link,
  });
}

async function tellOfEvaluation(
  context: EventContext,
  event: EvaluationFacts,
  activityType: ActivityType,
  type: NotificationType,
): Promise<void> {
  const { organizationId, applicationId } = event;
  const managers = await managersToTell(context.tx, event);
  const link = queueLink(applicationId);
  await notifyPeople(context, managers, { organizationId, activityType, type, facts: evaluationFacts(event), link });
}
