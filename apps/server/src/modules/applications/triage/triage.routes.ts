import { triageContract } from "@kerkis/contract/applications/triage/triage.contract.ts";
import { currentScope } from "#platform/auth/scope.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { managesApplications } from "../applications.policy.ts";
import { commentPage, countComments, savedViewsOf } from "./triage.reads.ts";
import { addComment, deleteComment, deleteView, saveView } from "./triage.service.ts";

const os = gated(triageContract);

/** Whoever manages the current organization's applications. @throws Refusal org.not_member, auth.forbidden */
function managing({ actor }: SignedInContext) {
  const scope = currentScope(actor);
  if (!managesApplications(actor, scope.organizationId)) throw new Refusal("auth.forbidden");
  return scope;
}

export const triageRoutes = {
  comments: os.comments.handler(({ context: { platform, actor }, input }) => commentPage(platform, actor, input)),
  commentsCount: os.commentsCount.handler(({ context: { platform, actor }, input }) =>
    countComments(platform.db, actor, input),
  ),
  addComment: os.addComment.handler(async ({ context: { platform, actor }, input }) => {
    await addComment(platform, actor, input);
    return { ok: true } as const;
  }),
  deleteComment: os.deleteComment.handler(async ({ context: { platform, actor }, input }) => {
    await deleteComment(platform, actor, input.id);
    return { ok: true } as const;
  }),
  views: os.views.handler(({ context }) => savedViewsOf(context.platform.db, managing(context), context.actor.userId)),
  saveView: os.saveView.handler(async ({ context, input }) => {
    const scope = managing(context);
    await saveView(context.platform, context.actor, scope, input);
    return savedViewsOf(context.platform.db, scope, context.actor.userId);
  }),
  deleteView: os.deleteView.handler(async ({ context, input }) => {
    const scope = managing(context);
    await deleteView(context.platform, context.actor, scope, input.id);
    return savedViewsOf(context.platform.db, scope, context.actor.userId);
  }),
};
