import type { InvestorProfile } from "@kerkis/contract/investors/profile.schema.ts";
import { and, eq, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { investorPortfolio as portfolio, investors } from "./investors.tables.ts";
import { seesStartup } from "./portfolio.reads.ts";

/** What is announced of an investor. */
export interface InvestorFacts {
  id: string;
  name: string;
  organizationId: string;
  ownerId: string | null;
}

const facts = {
  id: investors.id,
  name: investors.company_name,
  organizationId: investors.organization_id,
  ownerId: investors.owner_id,
};

/** The columns that an investor's profile fills. */
const profileColumns = (profile: InvestorProfile) => ({
  company_name: profile.name,
  type: profile.type,
  description: profile.description,
  thesis: profile.thesis,
  city: profile.city,
  industries: profile.industries,
  stages: profile.stages,
  ticket_min: profile.ticket_min ?? null,
  ticket_max: profile.ticket_max ?? null,
  currency: profile.currency,
  countries: profile.countries,
  website_url: profile.website_url || null,
  logo_url: profile.logo_url ?? null,
});

interface Registered {
  /** The organization that the application was made to. */
  organizationId: string;
  /** Who declares what is written. */
  ownerId: string;
  /** The investor of an earlier submission of the same application; null for the first. */
  investorId: string | null;
  profile: InvestorProfile;
  /** Moment of the submission, ISO 8601. */
  at: string;
}

/** Creates or updates the investor of a submitted application. It stays unpublished until it is approved. @returns its id */
export async function upsertInvestor(tx: Tx, registered: Registered): Promise<string> {
  const { organizationId, ownerId, investorId, profile, at } = registered;
  const provenance = { declared: { by: ownerId, at } };
  const columns = { ...profileColumns(profile), provenance, updated_at: at };
  if (investorId !== null) {
    const [updated] = await changed(tx, keptIn(investorId, organizationId), columns);
    if (updated) return updated.id;
  }
  const [created] = await tx
    .insert(investors)
    .values({ ...columns, organization_id: organizationId, owner_id: ownerId, created_at: at })
    .returning({ id: investors.id });
  if (!created) throw new Error("An investor was not written.");
  return created.id;
}

/** Makes these the startups of the portfolio that the person sees; those that they do not see stay as they are. */
export async function replacePortfolio(
  tx: Tx,
  visibility: Visibility,
  investorId: string,
  chosen: readonly { id: string }[],
): Promise<void> {
  const startupIds = chosen.map(({ id }) => id);
  await tx
    .delete(portfolio)
    .where(
      and(eq(portfolio.investor_id, investorId), notInArray(portfolio.startup_id, startupIds), seesStartup(visibility)),
    );
  if (startupIds.length === 0) return;
  await tx
    .insert(portfolio)
    .values(startupIds.map((startup_id) => ({ investor_id: investorId, startup_id })))
    .onConflictDoNothing();
}

const keptIn = (investorId: string, organizationId: string): SQL | undefined =>
  and(eq(investors.id, investorId), eq(investors.organization_id, organizationId), isNull(investors.deleted_at));

const changed = (tx: Tx, where: SQL | undefined, columns: Partial<typeof investors.$inferInsert>) =>
  tx
    .update(investors)
    .set({ ...columns, version: sql`${investors.version} + 1` })
    .where(where)
    .returning(facts);

export type InvestorRow = typeof investors.$inferSelect;

/** An investor that is not deleted; `update` makes other changes of it wait. */
export async function investorRowById(db: Reader, id: string, lock?: "update"): Promise<InvestorRow | null> {
  const query = db
    .select()
    .from(investors)
    .where(and(eq(investors.id, id), isNull(investors.deleted_at)));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

/** Writes what an investor's page says. @returns the row as it stands */
export async function writeProfile(tx: Tx, id: string, profile: InvestorProfile, at: string): Promise<InvestorRow> {
  const [row] = await tx
    .update(investors)
    .set({ ...profileColumns(profile), version: sql`${investors.version} + 1`, updated_at: at })
    .where(eq(investors.id, id))
    .returning();
  if (!row) throw new Error("An investor that was locked is gone.");
  return row;
}

/** Takes what changed since for verified too. */
export async function markConfirmed(tx: Tx, id: string, { by, at }: { by: string; at: string }): Promise<void> {
  await tx
    .update(investors)
    .set({
      verified_facts_changed_at: null,
      verified_at: at,
      verified_by: by,
      version: sql`${investors.version} + 1`,
      updated_at: at,
    })
    .where(eq(investors.id, id));
}

/** Makes an investor of the organization active and verified. @returns null when there is none */
export async function markPublished(
  tx: Tx,
  scope: OrgScope,
  investorId: string,
  { by, at }: { by: string | null; at: string },
): Promise<InvestorFacts | null> {
  const columns = { is_active: true, is_verified: true, verified_at: at, verified_by: by, updated_at: at };
  const [investor] = await changed(tx, keptIn(investorId, scope.organizationId), columns);
  return investor ?? null;
}

/** Takes an investor of the organization off the public list. @returns null when there is none */
export async function markUnpublished(
  tx: Tx,
  scope: OrgScope,
  investorId: string,
  at: string,
): Promise<InvestorFacts | null> {
  const columns = { is_active: false, is_verified: false, verified_at: null, verified_by: null, updated_at: at };
  const [investor] = await changed(tx, keptIn(investorId, scope.organizationId), columns);
  return investor ?? null;
}
