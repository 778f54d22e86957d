import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { ensureDefaultOrganization } from "#modules/organizations/organizations.api.ts";
import type { Db } from "#platform/db/db.ts";

/** What every installation has from its first start: the default organization with its registry programme. */
export async function prepareInstallation(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await ensureRegistryProgramme(tx, await ensureDefaultOrganization(tx));
  });
}
