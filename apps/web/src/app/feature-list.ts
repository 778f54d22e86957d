// One line for each feature, and nothing else: features.ts puts them together.
export { adminFeature } from "#features/admin/admin.feature.ts";
export { applicationsFeature } from "#features/applications/applications.feature.ts";
export { assistantFeature } from "#features/assistant/assistant.feature.ts";
export { contentFeature } from "#features/content/content.feature.ts";
export { ecosystemFeature } from "#features/ecosystem/ecosystem.feature.ts";
export { dashboardFeature } from "#features/dashboard/dashboard.feature.ts";
export { evaluationsFeature } from "#features/evaluations/evaluations.feature.ts";
export { homepagesFeature } from "#features/homepages/homepages.feature.ts";
export { identityFeature } from "#features/identity/identity.feature.ts";
export { investorsFeature } from "#features/investors/investors.feature.ts";
export { notificationsFeature } from "#features/notifications/notifications.feature.ts";
export { organizationsFeature } from "#features/organizations/organizations.feature.ts";
export { searchFeature } from "#features/search/search.feature.ts";
export { settingsFeature } from "#features/settings/settings.feature.ts";
export { startupsFeature } from "#features/startups/startups.feature.ts";
export { judgingFeature } from "#features/judging/judging.feature.ts";
export { eventsFeature } from "#features/events/events.feature.ts";
