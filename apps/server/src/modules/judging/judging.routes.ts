import { toColumns } from "@kerkis/contract/core/columnar/columnar.ts";
import { judgingContract } from "@kerkis/contract/judging/judging.contract.ts";
import { RESULT_FIELDS } from "@kerkis/contract/judging/results/results.schema.ts";
import { managesApplications } from "#modules/applications/applications.api.ts";
import { mayIn, type Actor } from "#platform/auth/actor.ts";
import { currentScope, type OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { roundById, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import {
  assignMany,
  fixMany,
  giveNext,
  remindEvaluators,
  setExpertise,
  setProposed,
  unassignMany,
} from "./assignment/assignment.service.ts";
import { matrixOf } from "./assignment/matrix.reads.ts";
import { expertiseOf } from "./assignment/waiting.reads.ts";
import { applyProposal, proposeDistribution } from "./assignment/proposals.service.ts";
import { decisionsOf, rulesOf } from "./decisions/decisions.reads.ts";
import { applyDecisions, letterOf, prepareDecisions, setDecisionRules } from "./decisions/decisions.service.ts";
import { lettersOf } from "./decisions/letters.reads.ts";
import { dropLetter, saveTemplate } from "./decisions/letters.service.ts";
import { conflictPage, countConflicts } from "./conflicts/conflicts.reads.ts";
import { declareConflict, enterConflict, requireEvaluator } from "./conflicts/conflicts.service.ts";
import { statementsOf } from "./conflicts/statements.reads.ts";
import { askForStatements, stateConflicts } from "./conflicts/statements.service.ts";
import { decisionsTakenOn, dossierOf } from "./dossier/dossier.reads.ts";
import { verificationOf } from "./dossier/verification.reads.ts";
import { countSelected, publicationFor, selectedPage } from "./publication/publication.reads.ts";
import { publishResults, takeBackResults } from "./publication/publication.service.ts";
import { passOn } from "./results/pass-on.service.ts";
import { countRanking, rankingPage, resultsOf } from "./results/results.reads.ts";
import { countRounds, optionsFor, roundFor, roundPage } from "./rounds/rounds.reads.ts";
import { changeRoundState, createRound, updateRound } from "./rounds/rounds.service.ts";

const os = gated(judgingContract);

/** Whoever manages the current organization's applications. @throws Refusal org.not_member, auth.forbidden */
function managing({ actor, platform }: SignedInContext) {
  const scope = currentScope(actor);
  if (!managesApplications(actor, scope.organizationId)) throw new Refusal("auth.forbidden");
  return { scope, actor, platform, db: platform.db };
}

/** A round of the organization, for those who manage it. @throws Refusal round.not_found */
async function managingRound(context: SignedInContext, id: string) {
  const given = managing(context);
  const round = await roundById(given.db, id);
  if (round?.organization_id !== given.scope.organizationId) throw new Refusal("round.not_found");
  return { ...given, round };
}

/** A round as the caller sees it after a command on it. */
async function roundAfter(context: SignedInContext, command: (given: ReturnType<typeof managing>) => Promise<string>) {
  const given = managing(context);
  return roundFor(given.db, given.scope, given.actor.userId, await command(given));
}

/** Whether a call's results are published after a command on that. */
async function published(context: SignedInContext, programmeId: string, command: typeof publishResults) {
  const { platform, actor, scope, db } = managing(context);
  await command(platform, actor, scope, programmeId);
  return publicationFor(db, actor, programmeId, isoNow(platform.clock));
}

/** A round's decisions, and how its organization takes them. */
async function decisionsPage(db: Reader, actor: Actor, scope: OrgScope, round: RoundRecord) {
  const [decisions, rules] = await Promise.all([decisionsOf(db, scope, actor.userId, round), rulesOf(db, scope)]);
  return {
    decisions,
    rules,
    may_rule: mayIn(actor, scope.organizationId, "settings.editProfile") && actor.impersonatorId === null,
  };
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
  matrix: os.matrix.handler(async ({ context, input }) => {
    const { scope, actor, db, round } = await managingRound(context, input.id);
    return matrixOf(db, scope, actor.userId, round.id, isoNow(context.platform.clock));
  }),
  distribute: os.distribute.handler(async ({ context, input, signal }) => {
    const { scope, actor, platform, round } = await managingRound(context, input.id);
    return proposeDistribution(platform, actor, scope, round, input, signal);
  }),
  applyProposal: os.applyProposal.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return applyProposal(platform, actor, scope, input);
  }),
  assignMany: os.assignMany.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return { assigned: await assignMany(platform, actor, scope, input) };
  }),
  unassignMany: os.unassignMany.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return { assigned: await unassignMany(platform, actor, scope, input) };
  }),
  fixMany: os.fixMany.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return { assigned: await fixMany(platform, actor, scope, input) };
  }),
  remind: os.remind.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return { assigned: await remindEvaluators(platform, actor, scope, input) };
  }),
  setExpertise: os.setExpertise.handler(async ({ context: { platform, actor, scope }, input }) => {
    await setExpertise(platform, actor, scope, input);
    return { ok: true } as const;
  }),
  setProposed: os.setProposed.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    await setProposed(platform, actor, scope, input);
    return { ok: true } as const;
  }),
  expertise: os.expertise.handler(({ context: { platform, actor, scope } }) =>
    expertiseOf(platform.db, scope, actor.userId),
  ),
  next: os.next.handler(async ({ context: { platform, actor, scope } }) => ({
    evaluation_id: await giveNext(platform, actor, scope),
  })),
  results: os.results.handler(async ({ context, input }) => {
    const { scope, actor, db, round } = await managingRound(context, input.id);
    const ranking = await resultsOf(db, scope, actor.userId, round);
    return { ...ranking, results: toColumns(ranking.results, RESULT_FIELDS) };
  }),
  ranking: os.ranking.handler(async ({ context, input }) => {
    const { scope, actor, platform, round } = await managingRound(context, input.id);
    return rankingPage(platform, scope, actor.userId, round, input);
  }),
  rankingCount: os.rankingCount.handler(async ({ context, input }) => {
    const { scope, actor, db, round } = await managingRound(context, input.id);
    return countRanking(db, scope, actor.userId, round);
  }),
  passOn: os.passOn.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return { moved: await passOn(platform, actor, scope, input) };
  }),
  conflicts: os.conflicts.handler(async ({ context: { platform, actor, scope }, input }) => {
    await requireEvaluator(platform.db, actor, scope);
    return conflictPage(platform, scope, actor.userId, input);
  }),
  conflictsCount: os.conflictsCount.handler(async ({ context: { platform, actor, scope }, input }) => {
    await requireEvaluator(platform.db, actor, scope);
    return countConflicts(platform.db, scope, actor.userId, input);
  }),
  declareConflict: os.declareConflict.handler(async ({ context: { platform, actor, scope }, input }) => {
    await declareConflict(platform, actor, scope, input);
    return { ok: true } as const;
  }),
  enterConflict: os.enterConflict.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    await enterConflict(platform, actor, scope, input);
    return { ok: true } as const;
  }),
  conflictStatements: os.conflictStatements.handler(async ({ context: { platform, actor, scope } }) => {
    await requireEvaluator(platform.db, actor, scope);
    return { rounds: await statementsOf(platform.db, scope, actor.userId) };
  }),
  stateConflicts: os.stateConflicts.handler(async ({ context: { platform, actor, scope }, input }) => {
    await stateConflicts(platform, actor, scope, input.round_id);
    return { ok: true } as const;
  }),
  askForStatements: os.askForStatements.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return { asked: await askForStatements(platform, actor, scope, input.id) };
  }),
  decisions: os.decisions.handler(async ({ context, input }) => {
    const { scope, actor, db, round } = await managingRound(context, input.id);
    return decisionsPage(db, actor, scope, round);
  }),
  prepareDecisions: os.prepareDecisions.handler(async ({ context, input }) => {
    const { scope, actor, platform, db, round } = await managingRound(context, input.id);
    await prepareDecisions(platform, actor, scope, input);
    return decisionsPage(db, actor, scope, round);
  }),
  letter: os.letter.handler(({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return letterOf(platform, actor, scope, input.id);
  }),
  setDecisionRules: os.setDecisionRules.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return setDecisionRules(platform, actor, scope, input);
  }),
  applyDecisions: os.applyDecisions.handler(async ({ context, input }) => {
    const { scope, actor, platform } = managing(context);
    return { applied: await applyDecisions(platform, actor, scope, input) };
  }),
  takenDecisions: os.takenDecisions.handler(({ context: { platform, actor }, input }) =>
    decisionsTakenOn(platform, actor, input.id),
  ),
  dossier: os.dossier.handler(({ context: { platform, actor }, input }) =>
    dossierOf(platform, actor, input.id, input.language),
  ),
  verification: os.verification.handler(({ context: { platform }, input }) => verificationOf(platform.db, input.code)),
  publication: os.publication.handler(({ context: { platform, actor }, input }) =>
    publicationFor(platform.db, actor, input.programme_id, isoNow(platform.clock)),
  ),
  selected: os.selected.handler(({ context: { platform, actor }, input }) => selectedPage(platform, actor, input)),
  selectedCount: os.selectedCount.handler(({ context: { platform, actor }, input }) =>
    countSelected(platform.db, actor, input),
  ),
  publishResults: os.publishResults.handler(({ context, input }) =>
    published(context, input.programme_id, publishResults),
  ),
  takeBackResults: os.takeBackResults.handler(({ context, input }) =>
    published(context, input.programme_id, takeBackResults),
  ),
  letterTemplates: os.letterTemplates.handler(({ context, input }) => {
    const { scope, db } = managing(context);
    return lettersOf(db, scope, input.programme_id);
  }),
  saveLetterTemplate: os.saveLetterTemplate.handler(async ({ context, input }) => {
    const { scope, actor, platform, db } = managing(context);
    await saveTemplate(platform, actor, scope, input);
    return lettersOf(db, scope, input.programme_id);
  }),
  dropLetterTemplate: os.dropLetterTemplate.handler(async ({ context, input }) => {
    const { scope, actor, platform, db } = managing(context);
    await dropLetter(platform, actor, scope, input);
    return lettersOf(db, scope, input.programme_id);
  }),
};
