import type { CaseSubjects, CaseSubjectsInput } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { and, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { runScope } from "../workflows.service.ts";

/** So many are offered at once; the others are found by their names. */
const OFFERED_MAX = 20;

/** Members of the organization whom a case can be about; nobody starts one about themselves. */
const subjects = (db: Reader, actor: Actor, asked: SQL | undefined) =>
  db
    .select({ id: profiles.id, name: sql<string>`${fullName}` })
    .from(members)
    .innerJoin(profiles, eq(profiles.id, members.user_id))
    .where(
      and(
        eq(members.organization_id, runScope(actor).organizationId),
        isNull(profiles.erased_at),
        ne(profiles.id, actor.userId),
        asked,
      ),
    )
    .orderBy(fullName, profiles.id)
    .limit(OFFERED_MAX + 1);

/** @throws Refusal auth.forbidden */
export async function caseSubjects(db: Reader, actor: Actor, { q = "" }: CaseSubjectsInput): Promise<CaseSubjects> {
  const words = q.split(/\s+/).filter(Boolean);
  const named = words.map((word) => sql`kerkis_fold(${fullName}) like kerkis_fold(${containing(word)})`);
  const people = await subjects(db, actor, and(...named));
  return { people: people.slice(0, OFFERED_MAX), has_more: people.length > OFFERED_MAX };
}

/** Whether a case that this person starts may be about another. */
export const mayBeAbout = async (db: Reader, actor: Actor, id: string): Promise<boolean> =>
  (await subjects(db, actor, eq(profiles.id, id))).length > 0;
