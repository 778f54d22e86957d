import { eq } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmeColumns, programmeOrganization, type ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Tx } from "#platform/db/db.ts";
import { applications } from "../applications.tables.ts";

/**
 * The programme of an application, which stays as it is until the transaction ends; asked for before the application itself, as a
 * step of a programme does, so that the two never wait for each other.
 */
export async function heldProgramme(tx: Tx, id: string): Promise<ProgrammeRecord | null> {
  const own = tx.select({ id: applications.programme_id }).from(applications).where(eq(applications.id, id));
  const [found] = await tx
    .select({ ...programmeColumns, organization: programmeOrganization })
    .from(programmes)
    .innerJoin(organizations, eq(organizations.id, programmes.organization_id))
    .where(eq(programmes.id, own))
    .for("share", { of: programmes })
    .prepare("programme_of_application")
    .execute();
  return found ?? null;
}
