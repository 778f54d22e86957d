import { organizationCreated } from "#modules/organizations/organizations.api.ts";
import type { Events } from "#platform/platform.ts";
import { ensureRegistryProgramme } from "./assignments.service.ts";

/** A new organization takes registrations at once: it gets its standing registry programme and evaluation template. */
export function evaluationsListeners(events: Events): void {
  events.on(organizationCreated, async ({ tx }, { organizationId }) => {
    await ensureRegistryProgramme(tx, organizationId);
  });
}
