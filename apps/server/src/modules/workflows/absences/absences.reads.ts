import type { Absences } from "@kerkis/contract/workflows/absences/absences.schema.ts";
import type { OfferedPeople } from "@kerkis/contract/workflows/people/people.schema.ts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { nameOf, profiles } from "#modules/identity/identity.tables.ts";
import { managersOf } from "#modules/organizations/organizations.api.ts";
import type { Reader } from "#platform/db/db.ts";
import { isOffered, memberOf, peopleOffered } from "../people/people.reads.ts";
import { workflowAbsences as absences } from "../workflows.tables.ts";

interface Place {
  organizationId: string;
  userId: string;
}

/** Roles whose holders do the same work; the others' power is their organization's, or about what is their own. */
const SHARED = sql`in ('evaluator', 'mentor', 'investor', 'public')`;

/** Who may stand in for someone: those who manage applications in the organization, and its members of the same role. */
export const mayStandIn = ({ organizationId, userId }: Place): SQL | undefined =>
  and(
    memberOf(organizationId),
    sql`${profiles.id} <> ${userId}`,
    sql`(${profiles.id} in (${managersOf(organizationId)})
      or ${profiles.role} in (select away.role from profiles away where away.id = ${userId} and away.role ${SHARED}))`,
  );

/** Whether this person may stand in for another. */
export const isSubstitute = (db: Reader, place: Place, substituteId: string): Promise<boolean> =>
  isOffered(db, mayStandIn(place), substituteId);

/** Who may stand in for someone, by their names. */
export const substitutesFor = (db: Reader, place: Place, q?: string): Promise<OfferedPeople> =>
  peopleOffered(db, mayStandIn(place), q);

/** Of someone in an organization: their own absence, and for whom they do today. */
export async function absencesOf(db: Reader, place: Place, day: string): Promise<Absences> {
  const [own] = await db
    .select({
      from_on: absences.from_on,
      until_on: absences.until_on,
      substitute: { id: absences.substitute_id, name: sql<string>`coalesce(${nameOf(absences.substitute_id)}, '')` },
    })
    .from(absences)
    // What is over is no absence any more.
    .where(
      and(
        eq(absences.organization_id, place.organizationId),
        eq(absences.user_id, place.userId),
        sql`${absences.until_on} >= ${day}`,
      ),
    );
  const standsIn = await db
    .select({ person: sql<string>`coalesce(${nameOf(absences.user_id)}, '')`, until_on: absences.until_on })
    .from(absences)
    .where(
      and(
        eq(absences.organization_id, place.organizationId),
        eq(absences.substitute_id, place.userId),
        sql`${day} between ${absences.from_on} and ${absences.until_on}`,
      ),
    )
    .orderBy(absences.until_on, absences.id);
  return { own: own ?? null, stands_in: standsIn };
}

/** Ids of those for whom someone stands in on a day, as long as they still may. */
export const awayFor = ({ organizationId, userId }: Place, day: string): SQL =>
  sql`select away.user_id from ${absences} away join ${profiles} absent on absent.id = away.user_id
    join ${profiles} standing on standing.id = away.substitute_id
    where away.substitute_id = ${userId} and away.organization_id = ${organizationId}
      and ${day}::date between away.from_on and away.until_on
      and ((standing.role = absent.role and absent.role ${SHARED}) or standing.id in (${managersOf(organizationId)}))`;

/** Who stands in for someone on a day, as long as they still may; null where nobody does. */
export async function substituteOf(db: Reader, { organizationId, userId }: Place, day: string): Promise<string | null> {
  const [found] = await db
    .select({ id: absences.substitute_id })
    .from(absences)
    .innerJoin(profiles, eq(profiles.id, absences.substitute_id))
    .where(
      and(
        eq(absences.user_id, userId),
        eq(absences.organization_id, organizationId),
        sql`${day}::date between ${absences.from_on} and ${absences.until_on}`,
        mayStandIn({ organizationId, userId }),
      ),
    )
    .prepare("workflow_substitute")
    .execute();
  return found?.id ?? null;
}
