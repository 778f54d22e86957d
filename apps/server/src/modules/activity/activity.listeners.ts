import type { ActivityFacts } from "@kerkis/contract/activity/activity.schema.ts";
import type { ActivityType } from "@kerkis/contract/activity/activity.taxonomy.ts";
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
import { contactsOf, userSignedIn, userSignedUp } from "#modules/identity/identity.api.ts";
import { DEFAULT_ORGANIZATION, organizationBySlug } from "#modules/organizations/organizations.api.ts";
import { startupPublished } from "#modules/startups/startups.api.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { applicationFacts, evaluationFacts } from "./activity.api.ts";
import { managersToTell } from "./audience.reads.ts";
import { hearOfPeople } from "./happenings.api.ts";
import { forgetApplication, recordForOrganization, recordForPeople, tellOfChange } from "./activity.service.ts";

/**
 * Every domain event writes its activity in the same transaction (completions 6). The process of an application is
 * for those who take part in it; the organization sees only its public outcome.
 */
export function activityListeners(events: Events): void {
  // A decision is no news for those who manage applications, but what they have on screen has changed.
  const forApplicant = (type: ActivityType) => async (context: EventContext, event: ApplicationFacts) => {
    await recordForPeople(context, [event.applicantId], {
      organizationId: event.organizationId,
      type,
      facts: applicationFacts(event),
    });
    await tellOfChange(context, await managersToTell(context.tx, event));
  };
  const byApplicant = (type: ActivityType) => async (context: EventContext, event: ApplicationFacts) => {
    const [applicant] = await contactsOf(context.tx, [event.applicantId]);
    await recordForPeople(context, [event.applicantId, ...(await managersToTell(context.tx, event))], {
      organizationId: event.organizationId,
      type,
      facts: applicationFacts(event, applicant?.name),
    });
  };
  const forEvaluator = (type: ActivityType) => async (context: EventContext, event: EvaluationFacts) => {
    await recordForPeople(context, [event.evaluatorId], {
      organizationId: event.organizationId,
      type,
      facts: evaluationFacts(event),
    });
    await tellOfChange(context, await managersToTell(context.tx, event));
  };
  const byEvaluator = (type: ActivityType) => async (context: EventContext, event: EvaluationFacts) =>
    recordForPeople(context, [event.evaluatorId, ...(await managersToTell(context.tx, event))], {
      organizationId: event.organizationId,
      type,
      facts: evaluationFacts(event),
    });

  events.on(applicationSubmitted, (context, event) =>
    byApplicant(event.resubmitted ? "application_resubmitted" : "application_submitted")(context, event),
  );
  events.on(applicationWithdrawn, byApplicant("application_withdrawn"));
  events.on(applicationAppealed, byApplicant("application_appealed"));
  events.on(applicationUnderReview, forApplicant("application_under_review"));
  events.on(applicationChangesRequested, forApplicant("application_changes_requested"));
  events.on(applicationRejected, forApplicant("application_rejected"));
  events.on(applicationReopened, forApplicant("application_reopened"));
  events.on(applicationApproved, forApplicant("application_approved"));
  events.on(startupPublished, (context, { id, name, organizationId }) =>
    recordForOrganization(context, {
      organizationId,
      type: "startup_created",
      facts: { startup_id: id, startup_name: name },
    }),
  );
  events.on(evaluationAssigned, forEvaluator("evaluation_assigned"));
  events.on(evaluationUnassigned, forEvaluator("evaluation_unassigned"));
  events.on(evaluationSubmitted, byEvaluator("evaluation_submitted"));
  events.on(evaluationRecused, async (context, event) => {
    const { organizationId, evaluatorId: userId, applicationId } = event;
    await forgetApplication(context, { userId, applicationId });
    const managers = await managersToTell(context.tx, event);
    await recordForPeople(context, managers, {
      organizationId,
      type: "evaluation_recused",
      facts: evaluationFacts(event),
    });
  });
  events.on(userSignedUp, (context, { userId, name }) =>
    recordAtHome(context, userId, "user_registered", { person_name: name }),
  );
  events.on(userSignedIn, (context, { userId }) => recordAtHome(context, userId, "user_login", {}));
  hearOfPeople(events, async (context, { organizationId, userIds, type, facts }) => {
    if (organizationId !== null) return recordForPeople(context, userIds, { organizationId, type, facts });
    for (const userId of userIds) await recordAtHome(context, userId, type, facts);
  });
}

/** What concerns the account itself is told in the default organization, to the person alone. */
async function recordAtHome(
  context: EventContext,
  userId: string,
  type: ActivityType,
  facts: ActivityFacts,
): Promise<void> {
  const home = await organizationBySlug(context.tx, DEFAULT_ORGANIZATION.slug);
  if (home) await recordForPeople(context, [userId], { organizationId: home.id, type, facts });
}
