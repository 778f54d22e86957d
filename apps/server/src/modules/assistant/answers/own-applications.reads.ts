import { APPLICATION_PHASES, type ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import type { Reader } from "#platform/db/db.ts";

const SHOWN = 5;

/** The person's own applications in these phases, of every organization, the last changed first; a form only opened is none yet. */
export function ownApplications(
  db: Reader,
  applicantId: string,
  phases: readonly ApplicationPhase[] = APPLICATION_PHASES,
): Promise<{ name: string; phase: ApplicationPhase }[]> {
  return db
    .select({
      id: applications.id,
      name: sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`,
      phase: applications.phase,
    })
    .from(applications)
    .where(
      and(
        eq(applications.applicant_id, applicantId),
        inArray(applications.phase, [...phases]),
        sql`not (${applications.phase} = 'draft' and ${applications.answers} = '{}'::jsonb)`,
      ),
    )
    .orderBy(desc(applications.updated_at), desc(applications.id))
    .limit(SHOWN);
}
