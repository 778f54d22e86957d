import { activityRetention } from "#modules/activity/retention.listeners.ts";
import { activityListeners } from "#modules/activity/activity.listeners.ts";
import { activityRoutes } from "#modules/activity/activity.routes.ts";
import { adminJobs } from "#modules/admin/admin.jobs.ts";
import { organizationAdminRoutes } from "#modules/admin/organization-admin.routes.ts";
import { adminRoutes } from "#modules/admin/admin.routes.ts";
import { contactRoutes } from "#modules/admin/contact.routes.ts";
import { operationsRoutes } from "#modules/admin/operations.routes.ts";
import { peopleRoutes } from "#modules/admin/people.routes.ts";
import { analyticsRoutes } from "#modules/analytics/analytics.routes.ts";
import { assistantListeners } from "#modules/assistant/assistant.listeners.ts";
import { assistantJobs } from "#modules/assistant/assistant.jobs.ts";
import { assistantRoutes } from "#modules/assistant/assistant.routes.ts";
import { applicationsRetention } from "#modules/applications/retention.listeners.ts";
import { applicationsRoutes } from "#modules/applications/applications.routes.ts";
import { evaluationsListeners } from "#modules/evaluations/evaluations.listeners.ts";
import { evaluationsRoutes } from "#modules/evaluations/evaluations.routes.ts";
import { activityPersonalDataListeners } from "#modules/activity/personal-data.listeners.ts";
import { adminPersonalDataListeners } from "#modules/admin/personal-data.listeners.ts";
import { applicationsPersonalDataListeners } from "#modules/applications/personal-data.listeners.ts";
import { assistantPersonalDataListeners } from "#modules/assistant/personal-data.listeners.ts";
import { evaluationsPersonalDataListeners } from "#modules/evaluations/personal-data.listeners.ts";
import { notificationsPersonalDataListeners } from "#modules/notifications/personal-data.listeners.ts";
import { organizationsPersonalDataListeners } from "#modules/organizations/personal-data.listeners.ts";
import { startupsPersonalDataListeners } from "#modules/startups/personal-data.listeners.ts";
import { registerAccountJobs } from "#modules/identity/account.jobs.ts";
import { accountListeners } from "#modules/identity/account.listeners.ts";
import { accountRoutes } from "#modules/identity/account.routes.ts";
import { identityJobs } from "#modules/identity/identity.jobs.ts";
import { identityRoutes } from "#modules/identity/identity.routes.ts";
import { securityRoutes } from "#modules/identity/security.routes.ts";
import { homepagesRoutes } from "#modules/homepages/homepages.routes.ts";
import { notificationsJobs } from "#modules/notifications/notifications.jobs.ts";
import { notificationsRetention } from "#modules/notifications/retention.listeners.ts";
import { notificationsListeners } from "#modules/notifications/notifications.listeners.ts";
import { notificationsRoutes } from "#modules/notifications/notifications.routes.ts";
import { peopleListeners } from "#modules/notifications/people.listeners.ts";
import { preferencesRoutes } from "#modules/notifications/preferences.routes.ts";
import { membersListeners } from "#modules/organizations/members.listeners.ts";
import { membersRoutes } from "#modules/organizations/members.routes.ts";
import { organizationsJobs } from "#modules/organizations/organizations.jobs.ts";
import { organizationsListeners } from "#modules/organizations/organizations.listeners.ts";
import { organizationsRoutes } from "#modules/organizations/organizations.routes.ts";
import { retentionJobs } from "#modules/organizations/retention.jobs.ts";
import { permissionsRoutes } from "#modules/organizations/permissions.routes.ts";
import { startupsRoutes } from "#modules/startups/startups.routes.ts";
import { programmesRoutes } from "#modules/programmes/programmes.routes.ts";
import { searchRoutes } from "#modules/search/search.routes.ts";
import type { Auth } from "#platform/auth/better-auth.ts";
import { EventBus } from "#platform/events/events.ts";
import { registerFileRemoval } from "#platform/files/stored-files.ts";
import type { Events, Platform } from "#platform/platform.ts";
import { registryListeners } from "./page-freshness.ts";
import { scheduleFileCleaning } from "./unused-files.ts";
import { sessionRoute } from "./session.routes.ts";

/** Every endpoint of the contract with its handler, by module. */
export const composeRouter = (auth: Auth) => ({
  identity: { ...identityRoutes(auth), ...securityRoutes(auth), ...accountRoutes, session: sessionRoute },
  organizations: { ...organizationsRoutes, ...membersRoutes, ...permissionsRoutes },
  startups: startupsRoutes,
  programmes: programmesRoutes,
  applications: applicationsRoutes,
  evaluations: evaluationsRoutes,
  homepages: homepagesRoutes,
  notifications: { ...notificationsRoutes, ...preferencesRoutes },
  activity: activityRoutes,
  search: searchRoutes,
  analytics: analyticsRoutes,
  assistant: assistantRoutes,
  admin: { ...adminRoutes, ...peopleRoutes, ...operationsRoutes, ...contactRoutes, ...organizationAdminRoutes },
});

/** Who listens to whom: modules meet here and nowhere else. */
export function composeEvents(): Events {
  const events: Events = new EventBus();
  accountListeners(events);
  organizationsListeners(events);
  membersListeners(events);
  applicationsRetention(events);
  activityRetention(events);
  notificationsRetention(events);
  evaluationsListeners(events);
  // Listeners come after the modules whose rows they build on.
  activityListeners(events);
  notificationsListeners(events);
  peopleListeners(events);
  registryListeners(events);
  assistantListeners(events);
  // What comes later in the process goes first.
  evaluationsPersonalDataListeners(events);
  applicationsPersonalDataListeners(events);
  startupsPersonalDataListeners(events);
  organizationsPersonalDataListeners(events);
  notificationsPersonalDataListeners(events);
  activityPersonalDataListeners(events);
  adminPersonalDataListeners(events);
  assistantPersonalDataListeners(events);
  return events;
}

/** What runs in the background beside mail. */
export function composeJobs(platform: Platform): void {
  organizationsJobs(platform);
  retentionJobs(platform);
  notificationsJobs(platform);
  assistantJobs(platform);
  registerFileRemoval(platform.jobs, platform.db, platform.files);
  registerAccountJobs(platform);
  identityJobs(platform);
  scheduleFileCleaning(platform);
  adminJobs(platform);
}
