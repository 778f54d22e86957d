import { organizationCreated } from "#modules/organizations/organizations.api.ts";
import { programmeCopied } from "#modules/programmes/programmes.api.ts";
import type { Events } from "#platform/platform.ts";
import { ensureRegistryProgramme } from "./assignments.service.ts";
import { copyRounds } from "./rounds/rounds.repo.ts";
import { leaveArchivedTemplate } from "./templates/templates.service.ts";

/** A new organization takes registrations at once: it gets its standing registry programme and evaluation template; a copied call has its rounds. */
export function evaluationsListeners(events: Events): void {
  events.on(organizationCreated, async ({ tx }, { organizationId }) => {
    await ensureRegistryProgramme(tx, organizationId);
  });
  events.on(programmeCopied, async ({ tx }, { fromId, programmeId, organizationId }) => {
    await copyRounds(tx, fromId, programmeId);
    await leaveArchivedTemplate(tx, organizationId, programmeId);
  });
}
