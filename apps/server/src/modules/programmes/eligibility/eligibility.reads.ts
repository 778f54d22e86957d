import type { EligibilityRule, RuleSets } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { programmeRules } from "../programmes.tables.ts";

const VERSIONS_SHOWN = 20;

/** A version of a programme's criteria; null where there are none, and where the latest is empty. */
export async function rulesOf(
  db: Reader,
  programmeId: string,
  version: number | "latest" | null,
): Promise<{ version: number; rules: EligibilityRule[] } | null> {
  if (version === null) return null;
  const [found] = await db
    .select({ version: programmeRules.version, rules: programmeRules.rules })
    .from(programmeRules)
    .where(
      and(
        eq(programmeRules.programme_id, programmeId),
        version === "latest" ? undefined : eq(programmeRules.version, version),
      ),
    )
    .orderBy(desc(programmeRules.version))
    .limit(1);
  return found && found.rules.length > 0 ? found : null;
}

/** The version of a programme's criteria that is in force; null where there are none. */
export const rulesVersion = async (db: Reader, programmeId: string): Promise<number | null> =>
  (await rulesOf(db, programmeId, "latest"))?.version ?? null;

/** All versions of a programme's criteria, the one in force first; the caller has checked that its reader may know. */
export async function ruleSetsOf(db: Reader, programmeId: string): Promise<RuleSets> {
  const versions = await db
    .select({
      version: programmeRules.version,
      rules: programmeRules.rules,
      created_at: programmeRules.created_at,
      created_by: sql<string | null>`case when ${profiles.erased_at} is null then ${fullName} end`,
    })
    .from(programmeRules)
    .leftJoin(profiles, eq(profiles.id, programmeRules.created_by))
    .where(eq(programmeRules.programme_id, programmeId))
    .orderBy(desc(programmeRules.version))
    .limit(VERSIONS_SHOWN);
  return { versions };
}
