import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { applicationsHappenings as kinds } from "@kerkis/contract/applications/applications.happenings.ts";
import { defineEvent } from "#platform/events/events.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";
import { applicationMail } from "./applications.mails.ts";
import { audienceOfStep } from "./audience.reads.ts";

/** A decision was taken by itself, outside of a batch; whoever numbers decisions gives it its number. */
export const applicationDecided = defineEvent<{
  applicationId: string;
  organizationId: string;
  verdict: "approve" | "reject";
  reason: string;
  /** ISO 8601. */
  decidedAt: string;
}>("applications.application_decided");

/** Someone declared a conflict of interest; modules drop what they keep of the application for them. */
export const conflictDeclared = defineEvent<{ userId: string; applicationId: string }>(
  "applications.conflict_declared",
);

/** An application is someone's no more; modules drop what they keep of it for them. */
export const applicationLeft = defineEvent<{ userId: string; applicationId: string }>("applications.left");

/** A letter to the applicant is being written: whoever knows what comes next adds it, a line a step, in both languages. */
export const letterWritten = defineEvent<{
  applicationId: string;
  applicantId: string;
  next: Record<Language, string[]>;
}>("applications.letter_written");

/** Whether anyone waits for a document of an application: whoever does says so. */
export const documentAwaited = defineEvent<{ applicationId: string; isAwaited: boolean }>(
  "applications.document_awaited",
);

/** A document was handed in that somebody waited for. */
export const documentGiven = defineEvent<{ applicationId: string }>("applications.document_given");

/** A decision's own letter, as it goes out. */
export interface DecisionLetter {
  decisionId: string;
  subject: string;
  body: string;
}

/** What is known of an application when something happens to it. */
export interface ApplicationFacts {
  applicationId: string;
  organizationId: string;
  organizationName: string;
  applicantId: string;
  subject: ApplicationSubject;
  startupId: string | null;
  investorId: string | null;
  subjectName: string;
  /** Human reference, e.g. KRK-2026-000123. */
  reference: string;
  /** The reason given with a step; null when none was. */
  reason: string | null;
  /** The words of the mail, where a decision has a letter of its own. */
  letter?: DecisionLetter;
}

/** Announces a step with an application in its transaction. */
export type ApplicationStep = (context: EventContext, facts: ApplicationFacts) => Promise<void>;

const named = ({ applicationId, startupId, investorId, subjectName, ...facts }: ApplicationFacts) => ({
  application_id: applicationId,
  startup_name: subjectName,
  organization_name: facts.organizationName,
  reference: facts.reference,
  ...(startupId && { startup_id: startupId }),
  ...(investorId && { investor_id: investorId }),
});

/** Where a decision has a letter, its notice leads there. */
const lettered = ({ letter: sent }: ApplicationFacts) => sent && { decision_id: sent.decisionId };

/** A decision is for the applicant alone; those who manage applications have it on their screens. */
const forApplicant = async (context: EventContext, facts: ApplicationFacts) => {
  const { parties, managers } = await audienceOfStep(context.tx, facts, [facts.applicantId]);
  return {
    audience: parties,
    organizationId: facts.organizationId,
    refreshIds: managers.map(({ userId }) => userId),
    facts: named(facts),
  };
};

/** What the applicant did is for those who manage applications; it stands in the applicant's own feed too. */
const byApplicant = async (context: EventContext, facts: ApplicationFacts) => {
  const { parties, managers } = await audienceOfStep(context.tx, facts, [facts.applicantId]);
  return {
    parties,
    about: {
      audience: [...parties, ...managers],
      organizationId: facts.organizationId,
      facts: { ...named(facts), person_name: parties[0]?.name ?? "" },
    },
  };
};

/** Nobody is asked for changes or rejected without being told why. */
const withReason = ({ reason, ...facts }: ApplicationFacts) => ({
  ...named({ reason, ...facts }),
  reason: reason ?? "",
});

/** A draft was submitted, or resubmitted after changes were requested; the applicant gets a receipt for the first. */
export async function announceSubmitted(
  context: EventContext,
  { resubmitted, ...facts }: ApplicationFacts & { resubmitted: boolean },
): Promise<void> {
  const { parties, about } = await byApplicant(context, facts);
  if (resubmitted) return announce(context, kinds.resubmitted, about);
  await announce(context, kinds.submitted, about);
  // What takes care of it has begun by now.
  const next = await nextOf(context, facts);
  await announce(context, kinds.received, {
    audience: parties,
    organizationId: facts.organizationId,
    facts: named(facts),
    mail: applicationMail("received", { ...facts, next }),
  });
}

/** What comes next for the applicant, as those tell who take care of it. */
async function nextOf(context: EventContext, { applicationId, applicantId }: ApplicationFacts) {
  const next: Record<Language, string[]> = { el: [], en: [] };
  await context.platform.events.emit(context, letterWritten, { applicationId, applicantId, next });
  return next;
}

/** A letter to the applicant, with what comes next. */
const letter = async (kind: Parameters<typeof applicationMail>[0], context: EventContext, facts: ApplicationFacts) =>
  applicationMail(kind, { ...facts, next: await nextOf(context, facts) });

/** A coordinator opened it, or an evaluator was assigned. */
export const announceUnderReview: ApplicationStep = async (context, facts) =>
  announce(context, kinds.underReview, {
    ...(await forApplicant(context, facts)),
    mail: await letter("underReview", context, facts),
  });

export const announceChangesRequested: ApplicationStep = async (context, facts) =>
  announce(context, kinds.changesRequested, {
    ...(await forApplicant(context, facts)),
    facts: withReason(facts),
    mail: await letter("changesRequested", context, facts),
  });

export const announceApproved: ApplicationStep = async (context, facts) =>
  announce(context, kinds.approved, {
    ...(await forApplicant(context, facts)),
    facts: { ...named(facts), ...(facts.reason && { reason: facts.reason }) },
    mail: await letter("approved", context, facts),
  });

/** An approval in a call, which publishes nothing. */
export const announceSelected: ApplicationStep = async (context, facts) =>
  announce(context, kinds.selected, {
    ...(await forApplicant(context, facts)),
    facts: { ...named(facts), ...(facts.reason && { reason: facts.reason }), ...lettered(facts) },
    mail: await letter("selected", context, facts),
  });

export const announceRejected: ApplicationStep = async (context, facts) =>
  announce(context, kinds.rejected, {
    ...(await forApplicant(context, facts)),
    facts: { ...withReason(facts), ...lettered(facts) },
    mail: await letter("rejected", context, facts),
  });

export const announceWithdrawn: ApplicationStep = async (context, facts) =>
  announce(context, kinds.withdrawn, (await byApplicant(context, facts)).about);

/** Another owner of the startup answers for it: those who manage it hear of it, whoever had it and the other owners. */
export async function announceTakenOver(
  context: EventContext,
  facts: ApplicationFacts & { startupId: string; title: LocalizedText },
  others: readonly string[],
): Promise<void> {
  const { parties, about } = await byApplicant(context, facts);
  await announce(context, kinds.takenOver, about);
  const told = await audienceOfStep(context.tx, facts, others);
  await announce(context, kinds.handedOver, {
    audience: told.parties,
    organizationId: facts.organizationId,
    facts: {
      startup_id: facts.startupId,
      startup_name: facts.subjectName,
      ...titleFacts(facts.title),
      person_name: parties[0]?.name ?? "",
    },
  });
}

/** What somebody left behind with a startup, in calls of one organization. */
interface LeftBehind {
  organizationId: string;
  startupId: string;
  startupName: string;
  titles: readonly LocalizedText[];
}

/** Its owners hear once that they can take over what somebody left behind. */
export const announceLeftBehind = (
  context: EventContext,
  { organizationId, startupId, startupName, titles }: LeftBehind,
  owners: readonly string[],
): Promise<void> => {
  const facts = titles.map(titleFacts);
  return announce(context, kinds.leftBehind, {
    audience: owners,
    organizationId,
    facts: {
      startup_id: startupId,
      startup_name: startupName,
      title_el: facts.map((title) => title.title_el).join(", "),
      title_en: facts.map((title) => title.title_en).join(", "),
    },
  });
};

export const announceAppealed: ApplicationStep = async (context, facts) =>
  announce(context, kinds.appealed, (await byApplicant(context, facts)).about);

export const announceReopened: ApplicationStep = async (context, facts) =>
  announce(context, kinds.reopened, {
    ...(await forApplicant(context, facts)),
    mail: await letter("reopened", context, facts),
  });
