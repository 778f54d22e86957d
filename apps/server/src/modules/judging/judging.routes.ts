import { judgingContract } from "@kerkis/contract/judging/judging.contract.ts";
import { managesApplications } from "#modules/applications/applications.api.ts";
import { currentScope } from "#platform/auth/scope.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countRounds, optionsFor, roundFor, roundPage } from "./rounds/rounds.reads.ts";
import { changeRoundState, createRound, updateRound } from "./rounds/rounds.service.ts";

const os = gated(judgingContract);

/** Whoever manages the current organization's applications. @throws Refusal org.not_member, auth.forbidden */
function managing({ actor, platform }: SignedInContext) {
  const scope = currentScope(actor);
  if (!managesApplications(actor, scope.organizationId)) throw new Refusal("auth.forbidden");
  return { scope, actor, platform, db: platform.db };
}

/** A round as the caller sees it after a command on it. */
async function roundAfter(context: SignedInContext, command: (given: ReturnType<typeof managing>) => Promise<string>) {
  const given = managing(context);
  return roundFor(given.db, given.scope, given.actor.userId, await command(given));
}

export const judgingRoutes = {
  rounds: os.rounds.handler(({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return roundPage(platform, scope, actor.userId, input);
  }),
  roundsCount: os.roundsCount.handler(({ context, input }) => {
    const { scope, db } = managing(context);
    return countRounds(db, scope, input);
  }),
  roundOptions: os.roundOptions.handler(({ context }) => {
    const { scope, db } = managing(context);
    return optionsFor(db, scope);
  }),
  round: os.round.handler(({ context, input }) => roundAfter(context, async () => input.id)),
  createRound: os.createRound.handler(({ context, input }) =>
    roundAfter(context, ({ platform, actor, scope }) => createRound(platform, actor, scope, input)),
  ),
  updateRound: os.updateRound.handler(({ context, input }) =>
    roundAfter(context, async ({ platform, actor, scope }) => {
      await updateRound(platform, actor, scope, input);
      return input.id;
    }),
  ),
  lockRound: os.lockRound.handler(({ context, input }) =>
    roundAfter(context, async ({ platform, actor, scope }) => {
      await changeRoundState(platform, actor, scope, "lock", input);
      return input.id;
    }),
  ),
  reopenRound: os.reopenRound.handler(({ context, input }) =>
    roundAfter(context, async ({ platform, actor, scope }) => {
      await changeRoundState(platform, actor, scope, "reopen", input);
      return input.id;
    }),
  ),
};
