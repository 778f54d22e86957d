import type { ActivityType } from "@kerkis/contract/activity/activity.taxonomy.ts";
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
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATIONS_CHANGED } from "@kerkis/contract/notifications/notifications.events.ts";
import { contactsOf } from "#modules/identity/identity.api.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { mailReceipt, notifyOf, type Notice } from "./deliver.service.ts";
import { deleteAbout } from "./notifications.repo.ts";
import type { MailedNotice } from "./notifications.mails.ts";

const MY_APPLICATIONS = "/my-applications";
const queueLink = (applicationId: string) => `/evaluation-management?application=${applicationId}`;

/** What founders, evaluators and those who manage applications are told, in the transaction of what happened. */
export function notificationsListeners(events: Events): void {
  events.on(applicationSubmitted, async (context, event) => {
    await tellManagers(context, event, event.resubmitted ? "application_resubmitted" : "application_submitted", "info");
    if (event.resubmitted) return;
    const mail = ownMail(event, "application_received");
    await mailReceipt(context, event.applicantId, "applications", { ...mail, link: MY_APPLICATIONS });
  });
  events.on(applicationWithdrawn, (context, event) => tellManagers(context, event, "application_withdrawn", "info"));
  events.on(applicationAppealed, (context, event) => tellManagers(context, event, "application_appealed", "warning"));
  events.on(applicationUnderReview, (context, event) =>
    tellApplicant(context, event, "application_under_review", "info"),
  );
  events.on(applicationReopened, (context, event) => tellApplicant(context, event, "application_reopened", "info"));
  events.on(applicationChangesRequested, (context, event) => {
    const mail = ownMail(event, "application_changes_requested");
    return tellApplicant(context, event, "application_changes_requested", "warning", { mail });
  });
  events.on(applicationRejected, (context, event) =>
    tellApplicant(context, event, "application_rejected", "error", { mail: ownMail(event, "application_rejected") }),
  );
  events.on(applicationApproved, (context, event) =>
    tellApplicant(context, event, "application_approved", "success", {
      mail: ownMail(event, "application_approved"),
      link: event.startupId ? `/startup/${event.startupId}` : MY_APPLICATIONS,
    }),
  );

  events.on(evaluationAssigned, (context, event) => {
    const { startupName: startup, reference, dueAt } = event;
    return tellEvaluator(context, event, "evaluation_assigned", {
      link: `/evaluation/${event.evaluationId}`,
      mail: { notice: "evaluation_assigned", facts: { startup, reference, dueAt } },
    });
  });
  events.on(evaluationUnassigned, (context, event) =>
    tellEvaluator(context, event, "evaluation_unassigned", { link: "/evaluator-dashboard" }),
  );
  events.on(evaluationSubmitted, (context, event) => tellOfEvaluation(context, event, "evaluation_submitted", "info"));
  events.on(evaluationRecused, forgetApplication);
  events.on(evaluationRecused, (context, event) => tellOfEvaluation(context, event, "evaluation_recused", "warning"));
}

/** Whoever has a conflict of interest keeps nothing that names the application: not in the bell, the digest, or a push that waits. */
async function forgetApplication({ tx, platform }: EventContext, event: EvaluationFacts): Promise<void> {
  const { evaluatorId, applicationId } = event;
  if ((await deleteAbout(tx, evaluatorId, applicationId)) === 0) return;
  await platform.realtime.publish(tx, userTopic(evaluatorId), NOTIFICATIONS_CHANGED, {});
}

async function tellApplicant(
  context: EventContext,
  event: ApplicationFacts,
  activityType: ActivityType,
  type: NotificationType,
  more: Partial<Pick<Notice, "link" | "mail">> = {},
): Promise<void> {
  const { organizationId } = event;
  const facts = applicationFacts(event);
  const notice = { organizationId, activityType, type, facts, link: MY_APPLICATIONS, ...more };
  await notifyOf(context, [event.applicantId], notice);
}

/** The mail's own words about an application; reasons are given whole. */
function ownMail(event: ApplicationFacts, notice: MailedNotice): NonNullable<Notice["mail"]> {
  const { startupName: startup, reference, organizationName: organization, reason } = event;
  return { notice, facts: { startup, reference, organization, reason } };
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
  await notifyOf(context, managers, { organizationId, activityType, type, facts, link });
}

async function tellEvaluator(
  context: EventContext,
  event: EvaluationFacts,
  activityType: ActivityType,
  more: Pick<Notice, "link"> & Partial<Pick<Notice, "mail">>,
): Promise<void> {
  const { organizationId, evaluatorId } = event;
  const facts = evaluationFacts(event);
  await notifyOf(context, [evaluatorId], { organizationId, activityType, type: "info", facts, ...more });
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
  await notifyOf(context, managers, { organizationId, activityType, type, facts: evaluationFacts(event), link });
}
