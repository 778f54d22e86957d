import type { AccessAnswer, AccessQuestion, AccessStep } from "@kerkis/contract/admin/people/access.schema.ts";
import type { RecordKind } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { eq, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { applicationById, explainApplication, standingFacts } from "#modules/applications/applications.api.ts";
import { evaluationById, explainEvaluation } from "#modules/evaluations/evaluations.api.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { isCoordinator } from "#modules/organizations/organizations.api.ts";
import {
  organizationMembers,
  organizations,
  pagePermissionOverrides,
} from "#modules/organizations/organizations.tables.ts";
import { explainStartup, roleInStartup } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import {
  stepsUntilAllowed,
  explainPage,
  pagePermissions,
  type Actor,
  type PageOverride,
} from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { Refusal } from "#platform/http/refusal.ts";

interface Subject {
  actor: Actor;
  /** What the rules about pages look at. */
  person: Parameters<typeof explainPage>[0];
  isErased: boolean;
  overrides: PageOverride[];
  organizationName: string;
}

/**
 * Why someone may or may not see a page or record: their session's rights as they would be now, put to the policies
 * themselves (completions 1, explain access).
 * @throws Refusal person.not_found, and <record>.not_found, for what the asker may not know of
 */
export async function explainAccess(db: Db, asker: Actor, question: AccessQuestion): Promise<AccessAnswer> {
  const subject = await subjectOf(db, asker, question);
  const { actor } = subject;
  const membership = actor.memberships.find(({ organizationId }) => organizationId === question.organization_id);
  const organizationRole = membership?.role ?? null;
  const about =
    question.subject.kind === "page"
      ? { name: null, steps: explainPage(subject.person, organizationRole, subject.overrides, question.subject.page) }
      : await EXPLAINED[question.subject.kind]({
          db,
          actor,
          askerId: asker.userId,
          id: question.subject.id,
          knows: (owner) => asker.superAdmin || owner === question.organization_id,
          knowsDrafts: asker.superAdmin,
        });
  const steps: AccessStep[] = subject.isErased
    ? [{ rule: "account.erased", decides: true, allows: false }]
    : about.steps;
  return {
    allowed: steps.at(-1)?.allows ?? false,
    steps,
    person: {
      name: actor.name,
      role: actor.role,
      organization_role: organizationRole,
      organization_name: subject.organizationName,
    },
    record_name: about.name,
  };
}

/** Whether the person has an application, as far as the asker may know: of drafts and of other organizations only a super admin does. */
const appliesAsKnown = (asker: Actor, at: string) => sql<boolean>`exists (select 1 from ${applications} a
  where a.applicant_id = profiles.id
    and (${asker.superAdmin} or (a.submitted_at is not null and a.organization_id = ${at})))`;

/** The person as the policies would meet them. Owners and admins may ask about their organization's people alone. */
async function subjectOf(db: Db, asker: Actor, { user_id: id, organization_id: at }: AccessQuestion): Promise<Subject> {
  const [person] = await db
    .select({
      id: profiles.id,
      name: fullName,
      email: profiles.email,
      language: profiles.language,
      role: profiles.role,
      erased_at: profiles.erased_at,
      superAdmin: sql<boolean>`exists (select 1 from super_admins a where a.user_id = ${profiles.id})`,
      applies: appliesAsKnown(asker, at),
    })
    .from(profiles)
    .where(eq(profiles.id, id));
  const [organization] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, at));
  const memberships = await db
    .select({
      organizationId: organizationMembers.organization_id,
      role: organizationMembers.role,
      isCoordinator,
      isActive: sql<boolean>`${organizations.is_active} and ${organizations.deleted_at} is null`,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
    .where(eq(organizationMembers.user_id, id));
  const isTheirs = memberships.some(({ organizationId }) => organizationId === at);
  if (!person || !organization || (!asker.superAdmin && !isTheirs)) throw new Refusal("person.not_found");
  const overrides = await db
    .select()
    .from(pagePermissionOverrides)
    .where(eq(pagePermissionOverrides.organization_id, at));
  const living = memberships.filter(({ isActive }) => isActive);
  const role = living.find(({ organizationId }) => organizationId === at)?.role ?? null;
  const { erased_at: erasedAt, applies, ...known } = person;
  const pagePerson = { role: known.role, superAdmin: known.superAdmin, applies };
  return {
    isErased: erasedAt !== null,
    person: pagePerson,
    overrides,
    organizationName: organization.name,
    actor: {
      ...known,
      userId: known.id,
      sessionId: "",
      impersonatorId: null,
      memberships: living.map(({ isActive: _isActive, ...membership }) => membership),
      organizationId: role === null ? null : at,
      pages: pagePermissions(pagePerson, role, overrides),
    },
  };
}

interface ExplainRequest {
  db: Db;
  /** Whose access is asked about. */
  actor: Actor;
  askerId: string;
  id: string;
  /** Whether the asker may know of records there. */
  knows: (organizationId: string) => boolean;
  /** Whether the asker may know of drafts. */
  knowsDrafts: boolean;
}
interface Explained {
  name: string | null;
  steps: AccessStep[];
}

/** Whoever declared a conflict of interest on an application learns nothing of it, nor of its evaluations. */
const hasConflict = async (db: Db, applicationId: string, askerId: string): Promise<boolean> =>
  (await applicationById(db, applicationId, askerId))?.recused === true;

/** For each kind of record its policy, asked. @throws Refusal <record>.not_found for what the asker may not know of */
const EXPLAINED: Record<RecordKind, (asked: ExplainRequest) => Promise<Explained>> = {
  async startup({ db, actor, id, knows }) {
    const [row] = await db.select().from(startups).where(eq(startups.id, id));
    if (!row || !knows(row.organization_id)) throw new Refusal("startup.not_found");
    const facts = {
      organizationId: row.organization_id,
      runs: (await roleInStartup(db, id, actor.userId)) !== null,
      isPublished: isPublished(row),
      isDeleted: row.deleted_at !== null,
      isRegistered: row.provenance.declared !== undefined,
    };
    return { name: row.name, steps: explainStartup(actor, facts) };
  },
  async application({ db, actor, askerId, id, knows, knowsDrafts }) {
    const record = await applicationById(db, id, actor.userId);
    // A draft is its applicant's alone: nobody else learns that it is there.
    const isHidden = record?.submitted_at === null && !knowsDrafts;
    if (!record || isHidden || !knows(record.organization_id) || (await hasConflict(db, id, askerId)))
      throw new Refusal("application.not_found");
    return { name: record.reference, steps: explainApplication(actor, standingFacts(record)) };
  },
  async evaluation({ db, actor, askerId, id, knows }) {
    const record = await evaluationById(db, id);
    if (!record || !knows(record.organization_id) || (await hasConflict(db, record.application_id, askerId)))
      throw new Refusal("evaluation.not_found");
    const application = await applicationById(db, record.application_id, actor.userId);
    const steps = explainEvaluation(actor, {
      organizationId: record.organization_id,
      evaluatorId: record.evaluator_id,
      status: record.status,
      phase: application?.phase ?? "pending",
      isLocked: record.round.state === "locked",
    });
    return { name: application?.reference ?? null, steps };
  },
  async organization({ db, actor, id, knows }) {
    const [row] = await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, id));
    if (!row || !knows(id)) throw new Refusal("org.not_found");
    const isMember = actor.memberships.some((membership) => membership.organizationId === id);
    const asked = [["person.super_admin", actor.superAdmin] as const, ["organization.member", isMember] as const];
    return { name: row.name, steps: stepsUntilAllowed(asked, "organization.not_member") };
  },
};
