import { applicationsContract } from "@kerkis/contract/applications/applications.contract.ts";
import { currentScope } from "#platform/auth/scope.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import {
  applicationQueue,
  countApplicationQueue,
  countMyApplications,
  myApplications,
} from "./application-lists.reads.ts";
import { answeredApplications, countAnswered } from "./calls/answered.reads.ts";
import { standingInCall } from "./calls/calls.reads.ts";
import { ownEligibility } from "./calls/own-eligibility.reads.ts";
import { leftApplications } from "./calls/ownership.reads.ts";
import { takeOver } from "./calls/take-over.service.ts";
import { managesApplications } from "./applications.policy.ts";
import { applicationFor } from "./applications.reads.ts";
import * as applications from "./applications.service.ts";
import { documentsFor } from "./documents/documents.reads.ts";
import { removeDocument } from "./documents/documents.service.ts";
import * as decisions from "./decisions.service.ts";

const os = gated(applicationsContract);

type Command = typeof decisions.approveApplication;

/** Runs a command on an application, then answers the application as the caller sees it now. */
async function after(context: SignedInContext, command: Command, input: decisions.StepInput) {
  const { actor } = context;
  await command(context.platform, actor, input);
  return applicationFor(context.platform, actor, input.id);
}

/** Whoever manages the current organization's applications. @throws Refusal org.not_member, auth.forbidden */
function managing({ actor }: SignedInContext) {
  const scope = currentScope(actor);
  if (!managesApplications(actor, scope.organizationId)) throw new Refusal("auth.forbidden");
  return { scope, userId: actor.userId };
}

export const applicationsRoutes = {
  mine: os.mine.handler(({ context, input }) => myApplications(context.platform, context.actor.userId, input)),
  mineCount: os.mineCount.handler(({ context, input }) =>
    countMyApplications(context.platform.db, context.actor.userId, input),
  ),
  queue: os.queue.handler(({ context, input }) => {
    const { scope, userId } = managing(context);
    return applicationQueue(context.platform, scope, userId, input);
  }),
  queueCount: os.queueCount.handler(({ context, input }) => {
    const { scope, userId } = managing(context);
    return countApplicationQueue(context.platform, scope, userId, input);
  }),
  answered: os.answered.handler(({ context, input }) => answeredApplications(context.platform, context.actor, input)),
  answeredCount: os.answeredCount.handler(({ context, input }) =>
    countAnswered(context.platform.db, context.actor, input),
  ),
  inCall: os.inCall.handler(async ({ context: { platform, actor }, input: { programme_id } }) => {
    const [standing, eligibility] = await Promise.all([
      standingInCall(platform, actor.userId, programme_id),
      ownEligibility(platform, actor.userId, programme_id),
    ]);
    return { ...standing, eligibility };
  }),
  get: os.get.handler(({ context, input }) => applicationFor(context.platform, context.actor, input.id)),
  documents: os.documents.handler(({ context, input }) => documentsFor(context.platform, context.actor, input.id)),
  removeDocument: os.removeDocument.handler(async ({ context, input }) => {
    await removeDocument(context.platform, context.actor, input);
    return { ok: true } as const;
  }),
  start: os.start.handler(async ({ context, input }) => {
    const { actor } = context;
    const id = await applications.startApplication(context.platform, actor, input);
    return applicationFor(context.platform, actor, id);
  }),
  saveDraft: os.saveDraft.handler(({ context, input }) =>
    applications.saveDraft(context.platform, context.actor, input),
  ),
  carryOver: os.carryOver.handler(({ context, input }) => after(context, applications.carryOver, input)),
  discard: os.discard.handler(async ({ context, input }) => {
    await applications.discardDraft(context.platform, context.actor, input.id);
    return { ok: true } as const;
  }),
  submit: os.submit.handler(({ context, input }) => after(context, applications.submitApplication, input)),
  left: os.left.handler(async ({ context: { platform, actor } }) => ({
    applications: await leftApplications(platform.db, actor.userId),
  })),
  takeOver: os.takeOver.handler(async ({ context: { platform, actor }, input }) => {
    await takeOver(platform, actor, input);
    return applicationFor(platform, actor, input.id);
  }),
  withdraw: os.withdraw.handler(({ context, input }) => after(context, decisions.withdrawApplication, input)),
  appeal: os.appeal.handler(({ context, input }) => after(context, decisions.appealRejection, input)),
  openReview: os.openReview.handler(({ context, input }) => after(context, decisions.openReview, input)),
  requestChanges: os.requestChanges.handler(({ context, input }) => after(context, decisions.requestChanges, input)),
  approve: os.approve.handler(({ context, input }) => after(context, decisions.approveApplication, input)),
  reject: os.reject.handler(({ context, input }) => after(context, decisions.rejectApplication, input)),
  reopen: os.reopen.handler(({ context, input }) => after(context, decisions.reopenApplication, input)),
};
