import type {
  AssigneePeople,
  AssigneePeopleInput,
  OfferedPeople,
} from "@kerkis/contract/workflows/people/people.schema.ts";
import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";

/** So many are offered at once; the others are found by their names. */
const OFFERED_MAX = 20;

/** Of profiles: those of an organization's members. */
export const memberOf = (organizationId: string): SQL =>
  sql`${profiles.id} in (select ${members.user_id} from ${members} where ${members.organization_id} = ${organizationId})`;

/** The first by name of those who may be chosen and whose names hold every word. */
export async function peopleOffered(db: Reader, may: SQL | undefined, q = ""): Promise<OfferedPeople> {
  const words = q.split(/\s+/).filter(Boolean);
  const named = words.map((word) => sql`kerkis_fold(${fullName}) like kerkis_fold(${containing(word)})`);
  const people = await db
    .select({ id: profiles.id, name: sql<string>`${fullName}` })
    .from(profiles)
    .where(and(may, isNull(profiles.erased_at), ...named))
    .orderBy(fullName, profiles.id)
    .limit(OFFERED_MAX + 1);
  return { people: people.slice(0, OFFERED_MAX), has_more: people.length > OFFERED_MAX };
}

/** Someone of those who may be chosen; null for anyone else. */
async function offeredPerson(db: Reader, may: SQL | undefined, id: string) {
  const [person] = await db
    .select({ id: profiles.id, name: sql<string>`${fullName}` })
    .from(profiles)
    .where(and(may, isNull(profiles.erased_at), eq(profiles.id, id)));
  return person ?? null;
}

/** Whether someone is among those who may be chosen. */
export const isOffered = async (db: Reader, may: SQL | undefined, id: string): Promise<boolean> =>
  (await offeredPerson(db, may, id)) !== null;

/** Of people: those who are no members of an organization any more. */
export async function goneFrom(db: Reader, organizationId: string, ids: readonly string[]): Promise<string[]> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return [];
  const there = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(memberOf(organizationId), isNull(profiles.erased_at), inArray(profiles.id, asked)));
  const known = new Set(there.map(({ id }) => id));
  return asked.filter((id) => !known.has(id));
}

/** Members of an organization whom a step can name, and whom it names already, where they are one. */
export async function assigneePeople(
  db: Reader,
  { organizationId }: OrgScope,
  { q, named }: AssigneePeopleInput,
): Promise<AssigneePeople> {
  const may = memberOf(organizationId);
  const [offered, known] = await Promise.all([
    peopleOffered(db, may, q),
    named === undefined ? null : offeredPerson(db, may, named),
  ]);
  return { ...offered, named: known };
}
