export {
  applicationAppealed,
  applicationApproved,
  applicationChangesRequested,
  applicationRejected,
  applicationReopened,
  applicationSubmitted,
  applicationUnderReview,
  applicationWithdrawn,
  type ApplicationFacts,
} from "./applications.events.ts";
export { assignRefusal, explainApplication, managesApplications, standingOf } from "./applications.policy.ts";
export { managersOf } from "./applications.reads.ts";
export { applicationById, standingFacts, type ApplicationRecord } from "./applications.repo.ts";
export { takeUnderReview } from "./decisions.service.ts";
