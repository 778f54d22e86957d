import type { CaseMentor } from "@kerkis/contract/workflows/mentors/mentors.schema.ts";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { fullName, nameOf, profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { knownCase, runScope } from "../workflows.service.ts";
import { workflowInstances as instances, workflowMentors as mentors } from "../workflows.tables.ts";

/** So many are offered. */
const OFFERED_MAX = 200;

/** The mentor of someone in an organization. */
export const mentorIdOf = (organizationId: string, userId: string): SQL =>
  sql`select ${mentors.mentor_id} from ${mentors}
    where ${mentors.organization_id} = ${organizationId} and ${mentors.user_id} = ${userId}`;

/** Who may be someone's mentor: the organization's members of that role, not oneself. */
const mayMentor = (organizationId: string, userId: string): SQL | undefined =>
  and(
    eq(members.organization_id, organizationId),
    isNull(profiles.erased_at),
    eq(profiles.role, "mentor"),
    sql`${profiles.id} <> ${userId}`,
  );

/** Whether someone may be another's mentor. */
export async function isMentor(db: Reader, organizationId: string, userId: string, mentorId: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(members)
    .innerJoin(profiles, eq(profiles.id, members.user_id))
    .where(and(mayMentor(organizationId, userId), eq(profiles.id, mentorId)));
  return found.length > 0;
}

/** The mentor of whoever a case is about. @throws Refusal auth.forbidden, workflow.instance_not_found */
export async function mentorOfCase(db: Reader, actor: Actor, id: string): Promise<CaseMentor> {
  const { organizationId } = runScope(actor);
  const [one] = await db
    .select({ submitter: instances.submitter_id, name: nameOf(instances.submitter_id) })
    .from(instances)
    .where(and(eq(instances.id, id), eq(instances.organization_id, organizationId), knownCase(actor)));
  if (!one) throw new Refusal("workflow.instance_not_found");
  const { submitter, name } = one;
  if (submitter === null) return { submitter: null, mentor: null, people: [] };
  if (submitter === actor.userId) throw new Refusal("auth.forbidden");
  const person = { id: profiles.id, name: sql<string>`${fullName}` };
  const [mentor] = await db
    .select(person)
    .from(profiles)
    .where(sql`${profiles.id} = (${mentorIdOf(organizationId, submitter)})`);
  const people = await db
    .select(person)
    .from(members)
    .innerJoin(profiles, eq(profiles.id, members.user_id))
    .where(mayMentor(organizationId, submitter))
    .orderBy(fullName, profiles.id)
    .limit(OFFERED_MAX);
  return { submitter: name, mentor: mentor ?? null, people };
}
