// One line for each module, and nothing else: contract.ts puts them together.
export { identity } from "./identity/all.contract.ts";
export { organizations } from "./organizations/all.contract.ts";
export { startups } from "./startups/all.contract.ts";
export { programmes } from "./programmes/all.contract.ts";
export { applicationsContract as applications } from "./applications/applications.contract.ts";
export { evaluationsContract as evaluations } from "./evaluations/evaluations.contract.ts";
export { homepagesContract as homepages } from "./homepages/homepages.contract.ts";
export { notifications } from "./notifications/all.contract.ts";
export { activityContract as activity } from "./activity/activity.contract.ts";
export { searchContract as search } from "./search/search.contract.ts";
export { analyticsContract as analytics } from "./analytics/analytics.contract.ts";
export { assistantContract as assistant } from "./assistant/assistant.contract.ts";
export { admin } from "./admin/all.contract.ts";
export { investorsContract as investors } from "./investors/investors.contract.ts";
export { ecosystemContract as ecosystem } from "./ecosystem/ecosystem.contract.ts";
export { judgingContract as judging } from "./judging/judging.contract.ts";
export { events } from "./events/all.contract.ts";
export { workflows } from "./workflows/all.contract.ts";
