import { activityListeners } from "#modules/activity/activity.listeners.ts";
import { activityRoutes } from "#modules/activity/activity.routes.ts";
import { adminRoutes } from "#modules/admin/admin.routes.ts";
import { contactRoutes } from "#modules/admin/contact.routes.ts";
import { systemRoutes } from "#modules/admin/system.routes.ts";
import { analyticsRoutes } from "#modules/analytics/analytics.routes.ts";
import { applicationsRoutes } from "#modules/applications/applications.routes.ts";
import { evaluationsRoutes } from "#modules/evaluations/evaluations.routes.ts";
import { accountRoutes } from "#modules/identity/account.routes.ts";
import { identityRoutes } from "#modules/identity/identity.routes.ts";
import { securityRoutes } from "#modules/identity/security.routes.ts";
import { homepagesRoutes } from "#modules/homepages/homepages.routes.ts";
import { notificationsListeners } from "#modules/notifications/notifications.listeners.ts";
import { notificationsRoutes } from "#modules/notifications/notifications.routes.ts";
import { preferencesRoutes } from "#modules/notifications/preferences.routes.ts";
import { membersRoutes } from "#modules/organizations/members.routes.ts";
import { organizationsListeners } from "#modules/organizations/organizations.listeners.ts";
import { organizationsRoutes } from "#modules/organizations/organizations.routes.ts";
import { permissionsRoutes } from "#modules/organizations/permissions.routes.ts";
import { startupsRoutes } from "#modules/startups/startups.routes.ts";
import { programmesRoutes } from "#modules/programmes/programmes.routes.ts";
import { searchRoutes } from "#modules/search/search.routes.ts";
import type { Auth } from "#platform/auth/better-auth.ts";
import { EventBus } from "#platform/events/events.ts";
import type { Events } from "#platform/platform.ts";
import { registryListeners } from "./page-freshness.ts";
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
  admin: { ...adminRoutes, ...systemRoutes, ...contactRoutes },
});

/** Who listens to whom: modules meet here and nowhere else. */
export function composeEvents(): Events {
  const events: Events = new EventBus();
  organizationsListeners(events);
  // Listeners come after the modules whose rows they build on.
  activityListeners(events);
  notificationsListeners(events);
  registryListeners(events);
  return events;
}
