import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import {
  deletedBefore,
  eraseOrganization,
  lockOrganization,
  type OrganizationRecord,
} from "./settings/settings.repo.ts";

/** At ten past every hour. */
const HOURLY = "10 * * * *";

/** Erases what was deleted 30 days ago. @returns how many organizations */
export async function eraseDueOrganizations(platform: Platform): Promise<number> {
  const due = await deletedBefore(platform.db, LIMITS.organizationRestoreMs);
  let erased = 0;
  for (const organization of due) if (await eraseOne(platform, organization)) erased += 1;
  return erased;
}

/** Its pictures go the next night, with all that nothing shows. @returns whether it still was deleted when its turn came */
async function eraseOne(platform: Platform, { id, name, slug, deletedAt }: OrganizationRecord): Promise<boolean> {
  return transact(platform.db, null, async (tx) => {
    const organization = await lockOrganization(tx, id);
    // Another node was faster, or an owner at the last moment.
    if (!organization || organization.deletedAt !== deletedAt) return false;
    await eraseOrganization(tx, id);
    await recordAudit(tx, null, {
      action: "organization.erased",
      organizationId: id,
      entity: { type: "organization", id, name },
      details: { slug, deleted_at: deletedAt },
    });
    return true;
  });
}

export function organizationsJobs(platform: Platform): void {
  platform.jobs.schedule("organizations.erase_due", HOURLY, async () => {
    await eraseDueOrganizations(platform);
  });
}
