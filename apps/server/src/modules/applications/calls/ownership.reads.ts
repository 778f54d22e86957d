import type { LeftApplication } from "@kerkis/contract/applications/applications.schema.ts";
import { and, desc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmeRefColumns } from "#modules/programmes/programmes.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { roleInStartup } from "#modules/startups/startups.api.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { applications } from "../applications.tables.ts";

const SHOWN = 50;

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

/** Applications to calls with startups that a person owns, submitted by someone who owns them no longer, the latest first. */
export async function leftApplications(db: Reader, userId: string): Promise<LeftApplication[]> {
  const { id, reference, phase, startup_id, answers } = applications;
  return db
    .select({
      id,
      reference,
      phase,
      subject_name: sql<string>`coalesce(btrim(${answers}->>'name'), '')`,
      logo_url: sql<string | null>`nullif(${answers}->>'logo_url', '')`,
      startup_id,
      programme: programmeRefColumns,
      organization_name: organizations.name,
    })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(organizations, eq(organizations.id, applications.organization_id))
    .innerJoin(startupPeople, eq(startupPeople.startup_id, applications.startup_id))
    .where(
      and(
        eq(startupPeople.user_id, userId),
        eq(startupPeople.role, "owner"),
        ne(applications.applicant_id, userId),
        ne(programmes.kind, "registry"),
        notInArray(applications.phase, ["draft", "withdrawn"]),
        sql`not ${isStillTheirs}`,
      ),
    )
    .orderBy(desc(applications.submitted_at), desc(applications.id))
    .limit(SHOWN);
}

/** What someone applied to calls with, for a startup, and is not decided yet: from whoever owns it no longer another may take it over. */
export async function undecidedOf(db: Reader, { startupId, userId }: { startupId: string; userId: string }) {
  return db
    .select({ organization_id: applications.organization_id, title: programmes.title })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .where(
      and(
        eq(applications.startup_id, startupId),
        eq(applications.applicant_id, userId),
        ne(programmes.kind, "registry"),
        inArray(applications.phase, ["pending", "under_review", "changes_requested"]),
      ),
    )
    .orderBy(applications.submitted_at, applications.id)
    .limit(SHOWN);
}

/** The opposite, in a statement on applications. */
export const isStillTheirs = sql`(${applications.startup_id} is null
  or exists (select from ${startupPeople} owning where owning.startup_id = ${applications.startup_id}
    and owning.user_id = ${applications.applicant_id} and owning.role = 'owner')
  or exists (select from ${programmes} registry where registry.id = ${applications.programme_id} and registry.kind = 'registry'))`;
