export { isCounted } from "./application-lists.reads.ts";
export {
  announceApproved,
  announceRejected,
  announceSubmitted,
  announceUnderReview,
  applicationDecided,
  applicationLeft,
  conflictDeclared,
  type ApplicationFacts,
  documentAwaited,
  documentGiven,
  letterWritten,
} from "./applications.events.ts";
export { assignRefusal, explainApplication, managesApplications, standingOf } from "./applications.policy.ts";
export { applicationIdsOf, handedOverIdsOf } from "./privacy/personal-data.reads.ts";
export { audienceOfStep } from "./audience.reads.ts";
export {
  applicationById,
  assignableApplications,
  holdApplications,
  standingFacts,
  type ApplicationRecord,
} from "./applications.repo.ts";
export { dropConflict, dropEntered, keepConflict } from "./conflicts/conflicts.repo.ts";
export {
  conflictsAmong,
  isHiddenFrom,
  knownAmong,
  keptFrom,
  knownTo,
  knownIdTo,
  peopleKeptFrom,
} from "./conflicts/conflicts.reads.ts";
export { decideApplication, setStatusFor, takeUnderReview } from "./decisions.service.ts";
export { responsesByPath } from "./calls/questions.policy.ts";
export { factsOfApplication } from "./calls/eligibility.reads.ts";
export { askedFormId, questionsOf } from "./calls/questions.reads.ts";
export { givenFile, givenFiles } from "./files/answer-files.reads.ts";
export { applicationFor, feedbackOf, givenBefore, type GivenReview } from "./applications.reads.ts";
