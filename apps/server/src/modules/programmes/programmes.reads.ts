import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import type { ProgrammeState } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { DEFAULT_ORGANIZATION } from "#modules/organizations/organizations.api.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { managesProgrammes } from "./programmes.policy.ts";
import { programmes } from "./programmes.tables.ts";

/** A programme with what only the server needs to know of it. */
export interface ProgrammeRecord extends Programme {
  state: ProgrammeState;
  grace_minutes: number;
  /** Working days from the end of applications to the decisions. */
  decision_days: number | null;
  /** Days an evaluator gets by default. */
  review_days: number;
  timezone: string;
  evaluation_template_id: string | null;
  /** What it asks besides the registration. */
  form_id: string | null;
  /** The same of an investor. */
  investor_form_id: string | null;
}

/** What the browser may know of a programme. */
export const programmeShown = ({
  id,
  kind,
  title,
  description,
  opens_at,
  closes_at,
  organization,
}: Programme): Programme => ({
  id,
  kind,
  title,
  description,
  opens_at,
  closes_at,
  organization,
});

/** Columns of a programme and of its organization, for joins. */
export const programmeColumns = {
  id: programmes.id,
  kind: programmes.kind,
  title: programmes.title,
  description: programmes.description,
  opens_at: programmes.opens_at,
  closes_at: programmes.closes_at,
  state: programmes.state,
  decision_days: programmes.decision_days,
  grace_minutes: programmes.grace_minutes,
  review_days: programmes.review_days,
  timezone: programmes.timezone,
  evaluation_template_id: programmes.evaluation_template_id,
  form_id: programmes.form_id,
  investor_form_id: programmes.investor_form_id,
};
export const programmeRefColumns = { id: programmes.id, kind: programmes.kind, title: programmes.title };
export const programmeOrganization = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logo_url: organizations.logo_url,
};

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select({ ...programmeColumns, organization: programmeOrganization })
    .from(programmes)
    .innerJoin(organizations, eq(organizations.id, programmes.organization_id))
    .where(where);

/** The registry programme of an organization, or else of the default one; null before the first start made any. */
export async function registryProgramme(db: Reader, organizationId: string | null): Promise<ProgrammeRecord | null> {
  const own = organizationId ? sql`${organizations.id} = ${organizationId}` : sql`false`;
  const [found] = await select(
    db,
    and(eq(programmes.kind, "registry"), sql`(${own} or ${organizations.slug} = ${DEFAULT_ORGANIZATION.slug})`),
  )
    .orderBy(sql`(${own}) desc`)
    .limit(1);
  return found ?? null;
}

/** An organization that works: neither switched off nor deleted. */
export const isWorking = sql`(${organizations.is_active} and ${isNull(organizations.deleted_at)})`;

/** What everyone may know of: a call that was opened, of an organization that works. */
const isPublicCall = sql`(${programmes.kind} <> 'registry' and ${programmes.state} not in ('draft', 'archived') and ${isWorking})`;

const inArrayOrNone = (organizationIds: readonly string[]) =>
  organizationIds.length > 0 ? inArray(programmes.organization_id, [...organizationIds]) : sql`false`;

/** The calls that someone may know of: those for everyone and, before they open and in the archive, those they manage. */
export function isCallKnownTo(actor: Actor | null) {
  const theirs = (actor?.memberships ?? [])
    .map(({ organizationId }) => organizationId)
    .filter((organizationId) => actor && managesProgrammes(actor, organizationId));
  const managed = actor?.superAdmin ? sql`true` : inArrayOrNone(theirs);
  return sql`(${programmes.kind} <> 'registry' and (${isPublicCall} or (${managed} and ${isWorking})))`;
}

/** A call, for whoever may know of it; null for anyone else, as if it did not exist. */
export async function callKnownTo(db: Reader, actor: Actor | null, id: string): Promise<ProgrammeRecord | null> {
  const [found] = await select(db, and(eq(programmes.id, id), isCallKnownTo(actor)));
  return found ?? null;
}

/**
 * A programme that a member of these organizations may apply to: a registry of theirs or of the default organization, or a
 * call, which is for everyone. Null for any other, as if it did not exist.
 */
export async function programmeFor(
  db: Reader,
  programmeId: string,
  organizationIds: readonly string[],
): Promise<ProgrammeRecord | null> {
  const theirs = organizationIds.length > 0 ? inArray(organizations.id, [...organizationIds]) : sql`false`;
  const registry = sql`(${programmes.kind} = 'registry' and (${theirs} or ${organizations.slug} = ${DEFAULT_ORGANIZATION.slug}))`;
  const [found] = await select(db, and(eq(programmes.id, programmeId), sql`(${registry} or ${isPublicCall})`));
  return found ?? null;
}

/** By id, for records that point at it. @throws Error when there is none: the database's references forbid it */
export async function programmeById(db: Reader, programmeId: string): Promise<ProgrammeRecord> {
  const [found] = await select(db, eq(programmes.id, programmeId)).prepare("programme_by_id").execute();
  if (!found) throw new Error(`The programme ${programmeId} is gone.`);
  return found;
}
