import { programmeById, type ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { automationScope, memberScope, type OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import {
  announceAppealed,
  announceApproved,
  announceChangesRequested,
  announceRejected,
  announceSelected,
  announceReopened,
  announceUnderReview,
  announceWithdrawn,
  applicationDecided,
  type ApplicationFacts,
  type ApplicationStep,
  type DecisionLetter,
} from "./applications.events.ts";
import { partRefusal, stateRefusal } from "./applications.policy.ts";
import {
  applicationById,
  applyStep,
  standingFacts,
  type ApplicationChange,
  type ApplicationRecord,
} from "./applications.repo.ts";
import { clockAfter } from "./clock/clock.policy.ts";
import { changeSubject } from "./subjects.service.ts";

export interface StepInput {
  id: string;
  /** The version the person saw. */
  version: number;
  reason?: string | undefined;
}

interface Step {
  action: Parameters<typeof stateRefusal>[1];
  change: (now: string) => ApplicationChange;
  announce: ApplicationStep;
  /** The words of its mail, in the place of the usual ones. */
  letter?: DecisionLetter;
  /** It decides, and has its number from elsewhere: from its batch. */
  inBatch?: true;
  /** What else happens in the registry, in the same transaction. */
  also?: (context: EventContext, scope: OrgScope, record: ApplicationRecord) => Promise<void>;
}

/** The steps after submission: what each writes, what is announced, and what happens with it. */
const STEPS = {
  open_review: {
    action: "open_review",
    change: () => ({ status: "under_review" }),
    announce: announceUnderReview,
  },
  request_changes: {
    action: "request_changes",
    change: (now) => ({ changes_requested_at: now }),
    announce: announceChangesRequested,
  },
  approve: {
    action: "approve",
    change: (now) => ({ status: "approved", decided_at: now }),
    announce: announceApproved,
    also: changeSubject("publish"),
  },
  reject: {
    action: "reject",
    change: (now) => ({ status: "rejected", decided_at: now }),
    announce: announceRejected,
  },
  withdraw: {
    action: "withdraw",
    change: (now) => ({ withdrawn_at: now }),
    announce: announceWithdrawn,
  },
  appeal: {
    action: "appeal",
    change: (now) => ({ status: "pending", decided_at: null, appealed_at: now }),
    announce: announceAppealed,
  },
  reopen: {
    action: "reopen",
    change: () => ({ status: "under_review", decided_at: null }),
    announce: announceReopened,
    also: changeSubject("unpublish"),
  },
} as const satisfies Record<string, Step>;

/**
 * Takes one step with an application: checked, written and announced in one transaction.
 * @throws Refusal application.not_found, auth.forbidden, request.conflict for a stale version, application.transition,
 * application.appeal_used
 */
async function takeStep(platform: Platform, actor: Actor, input: StepInput, step: Step): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const record = await applicationById(tx, input.id, actor.userId, "update");
    if (!record) throw new Refusal("application.not_found");
    enforce(partRefusal(actor, standingFacts(record), step.action));
    if (record.version !== input.version) throw new Refusal("request.conflict");
    enforce(stateRefusal(standingFacts(record), step.action));
    // Minted where the registry changes: whoever applied to another organization's call is no member of it.
    const scope = () => memberScope(actor, record.organization_id);
    await performStep({ tx, platform, actorId: actor.userId }, scope, record, input.reason?.trim() || null, step);
  });
}

async function performStep(
  context: EventContext,
  scope: () => OrgScope,
  record: ApplicationRecord,
  reason: string | null,
  step: Step,
): Promise<void> {
  const now = isoNow(context.platform.clock);
  const programme = await programmeById(context.tx, record.programme_id);
  const change = { ...step.change(now), ...clockAfter(step.action, record, programme, now) };
  await applyStep(context.tx, record.id, change, { reason, now });
  const isRegistry = programme.kind === "registry";
  if (isRegistry) await step.also?.(context, scope(), record);
  if (isDecision(step.action) && !step.inBatch)
    await context.platform.events.emit(context, applicationDecided, {
      applicationId: record.id,
      organizationId: record.organization_id,
      verdict: step.action,
      reason: reason ?? "",
      decidedAt: now,
    });
  const facts = { ...factsOf(programme, record, reason), ...(step.letter && { letter: step.letter }) };
  const announced = isRegistry || step.action !== "approve" ? step.announce : announceSelected;
  await announced(context, facts);
}

const isDecision = (action: Step["action"]) => action === "approve" || action === "reject";

type Command = (platform: Platform, actor: Actor, input: StepInput) => Promise<void>;
const command =
  (step: Step): Command =>
  (platform, actor, input) =>
    takeStep(platform, actor, input, step);

/** A coordinator takes a pending application under review. */
export const openReview = command(STEPS.open_review);
/** Sends it back to the founder with a reason; the statutory clock stops until it is resubmitted. */
export const requestChanges = command(STEPS.request_changes);
/** Approves: the startup or investor is active and verified in the same transaction (completions 2). */
export const approveApplication = command(STEPS.approve);
export const rejectApplication = command(STEPS.reject);
export const withdrawApplication = command(STEPS.withdraw);
/** Asks for a second look after a rejection, once. */
export const appealRejection = command(STEPS.appeal);
/** Owners and admins take an approval back; the startup or investor leaves the public list. */
export const reopenApplication = command(STEPS.reopen);

/** Brings a pending application under review because an evaluator was assigned; the caller has locked and checked it. */
export async function takeUnderReview(context: EventContext, actor: Actor, record: ApplicationRecord): Promise<void> {
  if (record.phase !== "pending") return;
  await performStep(context, () => memberScope(actor, record.organization_id), record, null, STEPS.open_review);
}

const STEP_TO = {
  under_review: STEPS.open_review,
  changes_requested: STEPS.request_changes,
  approved: STEPS.approve,
  rejected: STEPS.reject,
};

/**
 * Takes the step that a published workflow of the organization says; one that was taken already changes nothing.
 * @throws Refusal application.not_found, application.transition
 */
export async function setStatusFor(
  context: EventContext,
  { id, organizationId }: { id: string; organizationId: string },
  status: keyof typeof STEP_TO,
  reason: string,
): Promise<void> {
  const record = await applicationById(context.tx, id, context.actorId ?? id, "update");
  if (record?.organization_id !== organizationId) throw new Refusal("application.not_found");
  if (record.phase === status) return;
  const step = STEP_TO[status];
  enforce(stateRefusal(standingFacts(record), step.action));
  await performStep(context, () => automationScope(organizationId), record, reason || null, step);
}

/**
 * Approves or rejects within a batch, with a letter in the place of the usual mail.
 * @throws Refusal application.not_found, auth.forbidden, application.transition
 */
export async function decideApplication(
  context: EventContext,
  actor: Actor,
  decision: { id: string; verdict: "approve" | "reject"; reason: string; letter: DecisionLetter },
): Promise<void> {
  const record = await applicationById(context.tx, decision.id, actor.userId, "update");
  if (!record) throw new Refusal("application.not_found");
  const step = STEPS[decision.verdict];
  enforce(partRefusal(actor, standingFacts(record), step.action) ?? stateRefusal(standingFacts(record), step.action));
  const scope = () => memberScope(actor, record.organization_id);
  await performStep(context, scope, record, decision.reason.trim() || null, {
    ...step,
    letter: decision.letter,
    inBatch: true,
  });
}

type Announced = Pick<
  ApplicationRecord,
  "id" | "organization_id" | "applicant_id" | "subject" | "startup_id" | "investor_id" | "reference" | "answers"
>;

/** What is announced of an application. */
export const factsOf = (
  { organization }: ProgrammeRecord,
  record: Announced,
  reason: string | null,
): ApplicationFacts => ({
  applicationId: record.id,
  organizationId: record.organization_id,
  organizationName: organization.name,
  applicantId: record.applicant_id,
  subject: record.subject,
  startupId: record.startup_id,
  investorId: record.investor_id,
  subjectName: record.answers.name?.trim() ?? "",
  reference: record.reference ?? "",
  reason,
});
