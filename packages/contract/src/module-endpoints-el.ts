// One line for each module, and nothing else: content/endpoints-el.texts.ts puts them together.
export { identityEl as identity } from "./identity/endpoints-el.texts.ts";
export { organizationsEl as organizations } from "./organizations/endpoints-el.texts.ts";
export { startupsEl as startups } from "./startups/endpoints-el.texts.ts";
export { programmesEl as programmes } from "./programmes/endpoints-el.texts.ts";
export { applicationsEl as applications } from "./applications/endpoints-el.texts.ts";
export { evaluationsEl as evaluations } from "./evaluations/endpoints-el.texts.ts";
export { homepagesEl as homepages } from "./homepages/endpoints-el.texts.ts";
export { notificationsEl as notifications } from "./notifications/endpoints-el.texts.ts";
export { activityEl as activity } from "./activity/endpoints-el.texts.ts";
export { searchEl as search } from "./search/endpoints-el.texts.ts";
export { analyticsEl as analytics } from "./analytics/endpoints-el.texts.ts";
export { assistantEl as assistant } from "./assistant/endpoints-el.texts.ts";
export { adminEl as admin } from "./admin/endpoints-el.texts.ts";
export { investorsEl as investors } from "./investors/endpoints-el.texts.ts";
export { ecosystemEl as ecosystem } from "./ecosystem/endpoints-el.texts.ts";
export { judgingEl as judging } from "./judging/endpoints-el.texts.ts";
export { eventsEl as events } from "./events/endpoints-el.texts.ts";
