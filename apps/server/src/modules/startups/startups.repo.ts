import { comparableTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import type { RegistrationSubmission } from "@kerkis/contract/applications/registration.schema.ts";
import { and, eq, isNull, like, or, sql, type SQL } from "drizzle-orm";
import type { ProfileAnswers } from "@kerkis/contract/startups/profile/profile.schema.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Tx } from "#platform/db/db.ts";
import { fromRegistry } from "./gemi/gemi.reads.ts";
import { slugOf, websiteDomain } from "./startups.policy.ts";
import { startups } from "./startups.tables.ts";

/** What an answer that was not given clears. */
const REGISTERED_EMPTY: ProfileAnswers = {
  legal_name: "",
  founded_on: "",
  tax_number: "",
  registration_number: "",
  legal_form: "",
  registry_status: "",
  activities: [],
  business_model: "",
  region: "",
  website_url: "",
  tags: [],
  social_links: [],
  women_led: null,
  funding_total: null,
};

/** Answers of a form as a startup's columns; a question that was not answered changes nothing. */
export function columnsOf(answers: ProfileAnswers): Partial<typeof startups.$inferInsert> {
  const { website_url, tax_number, registration_number, city, team, social_links, ...rest } = answers;
  const { region, founded_on, business_model, industry, stage, employees_range, ...plain } = rest;
  const columns = {
    ...plain,
    industry: industry || undefined,
    stage: stage || undefined,
    employees_range,
    region: region === undefined ? undefined : region || null,
    founded_on: founded_on === undefined ? undefined : founded_on || null,
    business_model: business_model === undefined ? undefined : business_model || null,
    website_url: website_url === undefined ? undefined : website_url || null,
    website_domain: website_url === undefined ? undefined : websiteDomain(website_url),
    tax_number: tax_number === undefined ? undefined : comparableTaxNumber(tax_number),
    registration_number: registration_number === undefined ? undefined : registration_number || null,
    city,
    location: city,
    social_links: social_links?.filter(Boolean),
    team: team?.map(({ linkedin_url, ...person }) => (linkedin_url ? Object.assign(person, { linkedin_url }) : person)),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export interface Registration {
  /** The organization that the application was made to. */
  organizationId: string;
  /** The founder, who declares what is written. */
  ownerId: string;
  /** The startup of an earlier submission of the same application; null for the first. */
  startupId: string | null;
  submission: RegistrationSubmission;
  /** Moment of the submission, ISO 8601. */
  at: string;
}

/**
 * Creates or updates the startup of a submitted registration. It stays unpublished until it is approved.
 * @returns its id
 */
export async function upsertFromRegistration(tx: Tx, registration: Registration): Promise<string> {
  const { organizationId, ownerId, startupId, submission, at } = registration;
  const { founders, ...answers } = submission;
  const facts = {
    ...columnsOf({ ...REGISTERED_EMPTY, ...answers, team: founders }),
    name: submission.name,
    industry: submission.industry,
    stage: submission.stage,
    logo_url: submission.logo_url ?? null,
    updated_at: at,
  };
  const known = await fromRegistry(tx, comparableTaxNumber(submission.tax_number), { ...facts });
  const fields = Object.fromEntries(
    Object.entries(known).map(([field, day]) => [
      field,
      { source: "business_registry" as const, at: day, by: ownerId },
    ]),
  );
  const provenance = { declared: { by: ownerId, at }, ...(Object.keys(fields).length > 0 && { fields }) };
  if (startupId !== null) {
    const [updated] = await tx
      .update(startups)
      .set({ ...facts, provenance })
      .where(and(eq(startups.id, startupId), eq(startups.organization_id, organizationId), isNull(startups.deleted_at)))
      .returning({ id: startups.id });
    if (updated) return updated.id;
  }
  const slug = freeSlug(slugOf(submission.name));
  const [created] = await tx
    .insert(startups)
    .values({ ...facts, provenance, slug, organization_id: organizationId, owner_id: ownerId, created_at: at })
    .returning({ id: startups.id });
  if (!created) throw new Error("A startup was not written.");
  return created.id;
}

/** The slug itself, or with the next free number when startups have it already. */
const freeSlug = (slug: string): SQL => sql`(
  with taken as (
    select ${startups.slug} from ${startups} where ${or(eq(startups.slug, slug), like(startups.slug, `${slug}-%`))})
  select candidate from (
    select ${slug}::text as candidate, 1 as number
    union all
    select ${slug}::text || '-' || number, number from generate_series(2, 2 + (select count(*)::int from taken)) number) candidates
  where candidate not in (select slug from taken)
  order by number limit 1)`;

export interface PublishedStartup {
  id: string;
  name: string;
  organizationId: string;
  ownerId: string | null;
}

const publishedFacts = {
  id: startups.id,
  name: startups.name,
  organizationId: startups.organization_id,
  ownerId: startups.owner_id,
};

/** Makes a startup of the organization active and verified. @returns null when there is none */
export async function markPublished(
  tx: Tx,
  scope: OrgScope,
  startupId: string,
  verification: { by: string | null; at: string },
): Promise<PublishedStartup | null> {
  const { by, at } = verification;
  const [startup] = await tx
    .update(startups)
    .set({ is_active: true, is_verified: true, verified_at: at, verified_by: by, updated_at: at })
    .where(
      and(eq(startups.id, startupId), eq(startups.organization_id, scope.organizationId), isNull(startups.deleted_at)),
    )
    .returning(publishedFacts);
  return startup ?? null;
}

/** Takes a startup of the organization out of the registry. @returns null when there is none */
export async function markUnpublished(
  tx: Tx,
  scope: OrgScope,
  startupId: string,
  at: string,
): Promise<PublishedStartup | null> {
  const [startup] = await tx
    .update(startups)
    .set({ is_active: false, is_verified: false, verified_at: null, verified_by: null, updated_at: at })
    .where(
      and(eq(startups.id, startupId), eq(startups.organization_id, scope.organizationId), isNull(startups.deleted_at)),
    )
    .returning(publishedFacts);
  return startup ?? null;
}
