// One line for each module, and nothing else: modules.ts puts them in order.
export { activityModule } from "#modules/activity/activity.module.ts";
export { adminModule } from "#modules/admin/admin.module.ts";
export { analyticsModule } from "#modules/analytics/analytics.module.ts";
export { applicationsModule } from "#modules/applications/applications.module.ts";
export { assistantModule } from "#modules/assistant/assistant.module.ts";
export { evaluationsModule } from "#modules/evaluations/evaluations.module.ts";
export { homepagesModule } from "#modules/homepages/homepages.module.ts";
export { identityModule } from "#modules/identity/identity.module.ts";
export { notificationsModule } from "#modules/notifications/notifications.module.ts";
export { organizationsModule } from "#modules/organizations/organizations.module.ts";
export { programmesModule } from "#modules/programmes/programmes.module.ts";
export { searchModule } from "#modules/search/search.module.ts";
export { startupsModule } from "#modules/startups/startups.module.ts";
export { investorsModule } from "#modules/investors/investors.module.ts";
export { ecosystemModule } from "#modules/ecosystem/ecosystem.module.ts";
export { judgingModule } from "#modules/judging/judging.module.ts";
export { eventsModule } from "#modules/events/events.module.ts";
