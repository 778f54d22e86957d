import { programmes as programmesContract } from "@kerkis/contract/programmes/all.contract.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { managesProgrammes } from "../programmes.policy.ts";
import { callFor, challengesPage, countChallenges, managedChallengeFor, registryFormOf } from "./challenges.reads.ts";
import * as challenges from "./challenges.service.ts";

const os = gated(programmesContract);

/** Whoever runs the current organization's challenges. @throws Refusal org.not_member, auth.forbidden */
function managing({ actor }: SignedInContext) {
  const scope = currentScope(actor);
  if (!managesProgrammes(actor, scope.organizationId)) throw new Refusal("auth.forbidden");
  return scope;
}

const shown = ({ platform, actor }: SignedInContext, id: string) =>
  managedChallengeFor(platform.db, actor, id, isoNow(platform.clock));

export const challengesRoutes = {
  challenges: os.challenges.handler(({ context, input }) =>
    challengesPage(context.platform, managing(context), input, isoNow(context.platform.clock)),
  ),
  challengesCount: os.challengesCount.handler(({ context, input }) =>
    countChallenges(context.platform.db, managing(context), input),
  ),
  create: os.create.handler(async ({ context, input }) =>
    shown(context, await challenges.createChallenge(context.platform, context.actor, managing(context), input)),
  ),
  challenge: os.challenge.handler(({ context, input }) => shown(context, input.id)),
  change: os.change.handler(async ({ context, input }) => {
    await challenges.changeChallenge(context.platform, context.actor, input);
    return shown(context, input.id);
  }),
  step: os.step.handler(async ({ context, input }) => {
    await challenges.stepChallenge(context.platform, context.actor, input);
    return shown(context, input.id);
  }),
  copy: os.copy.handler(async ({ context, input }) =>
    shown(context, await challenges.copyChallenge(context.platform, context.actor, input.id)),
  ),
  beginForm: os.beginForm.handler(({ context, input }) =>
    challenges.beginForm(context.platform, context.actor, input.id),
  ),
  registryForm: os.registryForm.handler(({ context }) => registryFormOf(context.platform.db, managing(context))),
  beginRegistryForm: os.beginRegistryForm.handler(({ context, input }) =>
    challenges.beginRegistryForm(context.platform, context.actor, managing(context), input.subject),
  ),
  setRegistryTerm: os.setRegistryTerm.handler(async ({ context, input }) => {
    const scope = managing(context);
    await challenges.setRegistryTerm(context.platform, context.actor, scope, input);
    return registryFormOf(context.platform.db, scope);
  }),
  discard: os.discard.handler(async ({ context, input }) => {
    await challenges.discardChallenge(context.platform, context.actor, input);
    return { ok: true } as const;
  }),
  call: os.call.handler(({ context, input }) =>
    callFor(context.platform.db, context.actor, input.id, isoNow(context.platform.clock)),
  ),
};
