import type { ActivityFacts } from "@kerkis/contract/activity/activity.schema.ts";
import type { ApplicationFacts } from "#modules/applications/applications.api.ts";
import type { EvaluationFacts } from "#modules/evaluations/evaluations.api.ts";

export { managersToTell } from "./audience.reads.ts";

/** Reasons can be long and travel through PostgreSQL notices of 8,000 bytes; the record itself has them whole. */
const REASON_SHOWN = 300;

// Half of a character cut in two is no JSON to PostgreSQL, and the whole transaction would fail.
export const clipped = (text: string): string =>
  text.length > REASON_SHOWN
    ? `${text
        .slice(0, REASON_SHOWN - 1)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`
    : text;

/** What the words about an application name; `personName` is who acted. */
export const applicationFacts = (event: ApplicationFacts, personName?: string): ActivityFacts => ({
  application_id: event.applicationId,
  startup_name: event.startupName,
  organization_name: event.organizationName,
  reference: event.reference,
  ...(event.startupId && { startup_id: event.startupId }),
  ...(event.reason && { reason: clipped(event.reason) }),
  ...(personName && { person_name: personName }),
});

/** What the words about an evaluation name. */
export const evaluationFacts = (event: EvaluationFacts): ActivityFacts => ({
  application_id: event.applicationId,
  evaluation_id: event.evaluationId,
  startup_name: event.startupName,
  reference: event.reference,
  person_name: event.evaluatorName,
  ...(event.dueAt && { due_at: event.dueAt }),
});
