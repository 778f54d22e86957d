import { and, eq, ne, sql } from "drizzle-orm";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { roleInStartup } from "#modules/startups/startups.api.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { applications } from "../applications.tables.ts";

type About = Pick<typeof applications.$inferSelect, "startup_id" | "programme_id" | "applicant_id">;

/** Whether an applicant to a call no longer owns the startup that they applied with: what is the startup's is not theirs to change. */
export async function hasLeftStartup(db: Reader, { startup_id, programme_id, applicant_id }: About): Promise<boolean> {
  if (startup_id === null || (await roleInStartup(db, startup_id, applicant_id)) === "owner") return false;
  const [call] = await db
    .select({ id: programmes.id })
    .from(programmes)
    .where(and(eq(programmes.id, programme_id), ne(programmes.kind, "registry")));
  return call !== undefined;
}

/** The opposite, in a statement on applications. */
export const isStillTheirs = sql`(${applications.startup_id} is null
  or exists (select from ${startupPeople} where ${startupPeople.startup_id} = ${applications.startup_id}
    and ${startupPeople.user_id} = ${applications.applicant_id} and ${startupPeople.role} = 'owner')
  or exists (select from ${programmes} where ${programmes.id} = ${applications.programme_id} and ${programmes.kind} = 'registry'))`;
