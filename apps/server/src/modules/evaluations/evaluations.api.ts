export { ensureRegistryProgramme } from "./assignments.service.ts";
export {
  announceAssigned,
  evaluationDeclined,
  evaluationRecused,
  evaluationUnassigned,
  type EvaluationFacts,
} from "./evaluations.events.ts";
export { explainEvaluation, OPEN_PHASES } from "./evaluations.policy.ts";
export { openEvaluations, type OpenEvaluation } from "./open-evaluations.reads.ts";
export { criteriaOf } from "./evaluations.reads.ts";
export { evaluationById, evaluationOf } from "./evaluations.repo.ts";
export { assignAll, barredAmong, fixAll, takeNext, unassignAll } from "./rounds/assign-all.service.ts";
export { enterRound, leaveRound, roundAfter } from "./rounds/entries.repo.ts";
export {
  aboutByName,
  applicantsHidden,
  hidingApplicants,
  type HidingRound,
  namesLock,
  toldByName,
} from "./rounds/hidden-names.reads.ts";
export { isEntered, takesPart } from "./rounds/entries.reads.ts";
export {
  changeRound,
  evaluatorsOf,
  insertRound,
  moveDueDates,
  roundById,
  type RoundRecord,
  versionInUse,
} from "./rounds/rounds.repo.ts";
export { mayEvaluateAmong } from "./rounds/evaluators.reads.ts";
