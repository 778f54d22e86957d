import type { CaseMentor, MentorsInput } from "@kerkis/contract/workflows/mentors/mentors.schema.ts";
import type { OfferedPeople } from "@kerkis/contract/workflows/people/people.schema.ts";
import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { fullName, nameOf, profiles } from "#modules/identity/identity.tables.ts";
import { mentorIdOf } from "#modules/mentorship/mentorship.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { isOffered, memberOf, peopleOffered } from "../people/people.reads.ts";
import { knownCase, runScope } from "../workflows.service.ts";
import { workflowInstances as instances } from "../workflows.tables.ts";

/** Who may be someone's mentor: the organization's members of that role, not oneself. */
const mayMentor = (organizationId: string, userId: string): SQL | undefined =>
  and(memberOf(organizationId), eq(profiles.role, "mentor"), ne(profiles.id, userId));

/** Whether someone may be another's mentor. */
export const isMentor = (db: Reader, organizationId: string, userId: string, mentorId: string): Promise<boolean> =>
  isOffered(db, mayMentor(organizationId, userId), mentorId);

/** Whom a case is about; nobody chooses their own mentor. @throws Refusal auth.forbidden, workflow.instance_not_found */
async function submitterOf(db: Reader, actor: Actor, id: string): Promise<{ id: string; name: string } | null> {
  const { organizationId } = runScope(actor);
  const [one] = await db
    .select({ submitter: instances.submitter_id, name: nameOf(instances.submitter_id) })
    .from(instances)
    .where(and(eq(instances.id, id), eq(instances.organization_id, organizationId), knownCase(actor)));
  if (!one) throw new Refusal("workflow.instance_not_found");
  const { submitter, name } = one;
  if (submitter === null) return null;
  if (submitter === actor.userId) throw new Refusal("auth.forbidden");
  return { id: submitter, name: name ?? "" };
}

/** The mentor of whoever a case is about. @throws Refusal auth.forbidden, workflow.instance_not_found */
export async function mentorOfCase(db: Reader, actor: Actor, id: string): Promise<CaseMentor> {
  const submitter = await submitterOf(db, actor, id);
  if (submitter === null) return { submitter: null, mentor: null };
  const { organizationId } = runScope(actor);
  const [mentor] = await db
    .select({ id: profiles.id, name: sql<string>`${fullName}` })
    .from(profiles)
    // Whoever left the organization is nobody's mentor there.
    .where(and(memberOf(organizationId), sql`${profiles.id} = (${mentorIdOf(organizationId, submitter.id)})`));
  return { submitter: submitter.name, mentor: mentor ?? null };
}

/** Who may be chosen as that mentor, by their names. @throws Refusal auth.forbidden, workflow.instance_not_found */
export async function mentorsFor(db: Reader, actor: Actor, { id, q }: MentorsInput): Promise<OfferedPeople> {
  const submitter = await submitterOf(db, actor, id);
  if (submitter === null) return { people: [], has_more: false };
  return peopleOffered(db, mayMentor(runScope(actor).organizationId, submitter.id), q);
}
