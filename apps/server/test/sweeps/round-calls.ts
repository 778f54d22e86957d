import { USUAL_LETTERS } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { randomUUID } from "node:crypto";
import type { SweepTargets } from "./sweep-targets.ts";

const ROUND_RULES = {
  title: { el: "Β΄ γύρος", en: "Second round" },
  required_reviews: 3,
  load_cap: null,
  places: null,
  deadline: null,
  template_version_id: null,
  hide_applicant: false,
};
const aRound = () => ({ id: randomUUID(), version: 1, reason: "Έλεγχος πρόσβασης" });

/** A valid input for every endpoint of rounds and evaluation templates; none of them is there. */
export const ROUND_CALLS = {
  "evaluations.templates": () => ({}),
  "evaluations.template": () => ({ id: randomUUID() }),
  "evaluations.createTemplate": () => ({ ready: "grant" }),
  "evaluations.copyTemplate": () => ({ id: randomUUID() }),
  "evaluations.saveTemplate": () => ({
    id: randomUUID(),
    seen: 1,
    draft: { title: { el: "", en: "" }, criteria: [] },
  }),
  "evaluations.publishTemplate": () => ({ id: randomUUID(), seen: 1 }),
  "evaluations.archiveTemplate": () => ({ id: randomUUID(), archived: true }),
  "evaluations.chooseTemplate": () => ({ id: randomUUID(), programme_id: randomUUID() }),
  "judging.rounds": () => ({}),
  "judging.roundOptions": () => undefined,
  "judging.round": () => ({ id: randomUUID() }),
  "judging.createRound": () => ({ ...ROUND_RULES, programme_id: randomUUID() }),
  "judging.updateRound": () => ({ ...ROUND_RULES, id: randomUUID(), version: 1 }),
  "judging.lockRound": aRound,
  "judging.reopenRound": aRound,
  "judging.matrix": () => ({ id: randomUUID() }),
  "judging.distribute": () => ({ id: randomUUID(), only_experts: false }),
  "judging.applyProposal": () => ({ id: randomUUID() }),
  "judging.assignMany": () => ({
    id: randomUUID(),
    pairs: [{ application_id: randomUUID(), evaluator_id: randomUUID() }],
  }),
  "judging.unassignMany": () => ({ id: randomUUID(), evaluation_ids: [randomUUID()] }),
  "judging.remind": () => ({ id: randomUUID(), user_ids: [randomUUID()] }),
  "judging.setExpertise": () => ({ fields: ["energy"], cap: null }),
  "judging.expertise": () => undefined,
  "judging.next": () => undefined,
  "judging.results": () => ({ id: randomUUID() }),
  "judging.ranking": ({ roundId }: SweepTargets) => ({ id: roundId }),
  "judging.passOn": () => ({ id: randomUUID(), application_ids: [randomUUID()], passed: true }),
  "judging.conflicts": () => ({}),
  "judging.declareConflict": () => ({ application_id: randomUUID(), declared: true }),
  "judging.decisions": () => ({ id: randomUUID() }),
  "judging.prepareDecisions": () => ({ id: randomUUID(), application_ids: [randomUUID()], verdict: "approve" }),
  "judging.letter": () => ({ id: randomUUID() }),
  "judging.setDecisionRules": () => ({ second_person: false }),
  "judging.applyDecisions": () => ({ id: randomUUID(), decision_ids: [randomUUID()] }),
  "judging.takenDecisions": ({ applicationId: id }: SweepTargets) => ({ id }),
  "judging.dossier": ({ decisionId: id }: SweepTargets) => ({ id, language: "el" }),
  "judging.verification": () => ({ code: "0000-0000-0000-0000" }),
  "judging.publication": ({ callId: programme_id }: SweepTargets) => ({ programme_id }),
  "judging.selected": ({ callId: programme_id }: SweepTargets) => ({ programme_id }),
  "judging.publishResults": () => ({ programme_id: randomUUID() }),
  "judging.takeBackResults": () => ({ programme_id: randomUUID() }),
  "judging.letterTemplates": () => undefined,
  "judging.saveLetterTemplate": () => ({ verdict: "approve", texts: USUAL_LETTERS.approve }),
};
