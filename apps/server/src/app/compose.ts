import { adminRoutes } from "#modules/admin/admin.routes.ts";
import { identityRoutes } from "#modules/identity/identity.routes.ts";
import { organizationsListeners } from "#modules/organizations/organizations.listeners.ts";
import { organizationsRoutes } from "#modules/organizations/organizations.routes.ts";
import type { Auth } from "#platform/auth/better-auth.ts";
import { EventBus } from "#platform/events/events.ts";
import { sessionRoute } from "./session.routes.ts";

/** Every endpoint of the contract with its handler, by module. */
export const composeRouter = (auth: Auth) => ({
  identity: { ...identityRoutes(auth), session: sessionRoute },
  organizations: organizationsRoutes,
  admin: adminRoutes,
});

/** Who listens to whom: modules meet here and nowhere else. */
export function composeEvents(): EventBus {
  const events = new EventBus();
  organizationsListeners(events);
  return events;
}
