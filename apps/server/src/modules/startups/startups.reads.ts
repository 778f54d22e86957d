import type {
  Startup,
  StartupFilters,
  StartupListQuery,
  StartupPage,
} from "@kerkis/contract/startups/startups.schema.ts";
import { and, eq, type Placeholder, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { isPublished, ofTheirs, published, readerValues, scopeOf, visibleTo } from "#platform/db/published.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { asOneValue } from "#platform/db/one-value.ts";
import { byName, type Bind, inPlace, rememberedStatements } from "#platform/db/statements.ts";
import { countOf } from "#platform/lists/count.ts";
import {
  ascending,
  descending,
  idKey,
  keysetList,
  textKey,
  timeKey,
  type ListSource,
  type Page,
} from "#platform/lists/keyset.ts";
import { startupFollowers } from "./followers/followers.tables.ts";
import { startupMatches } from "./matching.reads.ts";
import { startupMilestones, startupRounds } from "./news/news.tables.ts";
import { startupPeople } from "./people/people.tables.ts";
import { startupRequests } from "./requests/requests.tables.ts";
import { publicFacts, publicOrigins, type StartupStanding } from "./startups.policy.ts";
import { startups, type StartupProvenance } from "./startups.tables.ts";

const EXCERPT = 240;

const card = {
  id: startups.id,
  name: startups.name,
  slug: startups.slug,
  tagline: startups.tagline,
  description: startups.description,
  industry: startups.industry,
  stage: startups.stage,
  location: startups.location,
  region: startups.region,
  logo_url: startups.logo_url,
  employees_range: startups.employees_range,
  funding_total: startups.funding_total,
  currency: startups.currency,
  founded_on: startups.founded_on,
  is_active: startups.is_active,
  is_verified: startups.is_verified,
  created_at: startups.created_at,
};
const excerpt = sql<string>`left(${startups.description}, ${sql.raw(String(EXCERPT))})`;

/** A filter's value; undefined where it narrows nothing. */
export const chosen = <Value extends string>(value: Value | undefined): Value | undefined =>
  value && value !== "all" ? value : undefined;

/** A visitor follows nothing. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Each filter that is set, by the name it has in a statement's name, with its value and its condition. */
function filtersOf(
  { industry, stage, location, organization_id: organization, following }: StartupFilters,
  { userId }: Visibility,
) {
  const conditions = {
    industry: [chosen(industry), (value: SQL) => sql`${startups.industry} = ${value}`],
    stage: [chosen(stage), (value: SQL) => sql`${startups.stage} = ${value}`],
    location: [chosen(location), (value: SQL) => sql`${startups.location_folded} = kerkis_fold(${value})`],
    following: [
      following && (userId ?? NOBODY),
      (value: SQL) =>
        sql`${startups.id} in (select startup_id from ${startupFollowers} where user_id = ${value}::uuid)`,
    ],
    organization: [chosen(organization), (value: SQL) => sql`${startups.organization_id} = ${value}::uuid`],
  } as const;
  return Object.entries(conditions).flatMap(([name, [value, where]]) => (value ? [{ name, value, where }] : []));
}

const list = keysetList("startups", {
  newest: descending(timeKey(startups.created_at), idKey(startups.id)),
  oldest: ascending(timeKey(startups.created_at), idKey(startups.id)),
  name: ascending(textKey(startups.name_folded), idKey(startups.id)),
});

/** What a list lets through of what the reader may see. */
export function matching(visibility: Visibility, query: StartupFilters, bind: Bind): SQL | undefined {
  return and(
    visibleTo(
      startups,
      visibility,
      bind("organizations", visibility.organizationIds),
      bind("registrations", visibility.registrationsOf ?? visibility.organizationIds),
    ),
    ...filtersOf(query, visibility).map(({ name, value, where }) => where(bind(name, value))),
    startupMatches(query.search ?? ""),
  );
}

/**
 * A page of the registry as the reader may see it (specification 7.2), searched as everywhere (`platform/search`).
 * @throws Refusal input.invalid for a cursor that is not ours
 */
export async function startupList(
  { db, cursors }: ListSource & { db: Db },
  visibility: Visibility,
  query: StartupListQuery,
): Promise<StartupPage> {
  const page = list.page(cursors, query);
  // A search is planned for its own words each time: a plan made for any word can be thirty times slower.
  if (query.search?.trim()) {
    const where = and(matching(visibility, query, inPlace), page.after);
    return page.of(await pageSelect(db, page, where).execute({ limit: page.limit }));
  }
  const filters = filtersOf(query, visibility);
  const place = [query.sort ?? "", query.cursor ? "after" : "first"];
  const name = ["startups", scopeOf(visibility), ...place, ...filters.map((filter) => filter.name)].join("_");
  const statement = remembered(db, name, () =>
    pageSelect(db, page, and(matching(visibility, query, byName), page.prepared.after)).prepare(name),
  );
  const values = Object.fromEntries(filters.map((filter) => [filter.name, filter.value]));
  const rows = await statement.execute({
    ...readerValues(visibility),
    ...values,
    ...page.prepared.values,
  });
  return page.of(rows);
}

const pageSelect = (db: Db, page: Page, where: SQL | undefined) =>
  db
    .select({ ...card, description: excerpt.as("description"), ...page.columns })
    .from(startups)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(sql.placeholder("limit"));

/** How many startups the filters let through, of those the reader may see. */
export const countStartups = (db: Db, visibility: Visibility, filters: StartupFilters) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(startups)
      .where(matching(visibility, filters, inPlace)),
  );

type PageStatement = ReturnType<ReturnType<typeof pageSelect>["prepare"]>;
const remembered = rememberedStatements<PageStatement>();

/** A startup's rounds or milestones, as they are stored; it has few of each. An array costs a third of an aggregate. */
const entriesOf = <Entries>(table: PgTable, parts: SQL) => sql<Entries>`array_to_json(array(
  select json_build_object(${parts}) from ${table} entry
  where entry.startup_id = ${startups.id}))`;

/** Whether a person is among those who run the startup. */
const runBy = (userId: Placeholder) => sql`exists (select from ${startupPeople}
  where startup_id = ${startups.id} and user_id = ${userId}::uuid)`;

/** Facts that wait for a coordinator since they were changed, each as often as it was. */
const waitingFacts = sql<string[]>`array(select jsonb_object_keys(before) from ${startupRequests}
  where startup_id = ${startups.id} and kind = 'changed' and state = 'open')`;

const rememberedById = rememberedStatements<ReturnType<typeof prepareById>>();
/** A visitor runs nothing and belongs nowhere: whether they do is not looked up for most who read. */
function prepareById(db: Db, isVisitor: boolean, name: string) {
  const isMine = isVisitor ? sql<boolean>`false` : sql<boolean>`${runBy(sql.placeholder("user"))}`;
  const isTheirs = sql`(${published(startups)} or ${sql.placeholder("all")}::boolean
    or ${runBy(sql.placeholder("user"))}
    or ${ofTheirs(startups, { organizationIds: [] }, sql`${sql.placeholder("organizations")}`, sql`${sql.placeholder("registrations")}`)})`;
  const row = asOneValue({
    ...card,
    legal_name: startups.legal_name,
    legal_form: startups.legal_form,
    registry_status: startups.registry_status,
    activities: startups.activities,
    website_url: startups.website_url,
    country: startups.country,
    city: startups.city,
    business_model: startups.business_model,
    social_links: startups.social_links,
    tags: startups.tags,
    sdgs: startups.sdgs,
    women_led: startups.women_led,
    team: startups.team,
    milestones: entriesOf<Startup["milestones"]>(
      startupMilestones,
      sql`'id', entry.id, 'title', entry.title, 'on', entry."on"`,
    ),
    funding_rounds: entriesOf<Startup["funding_rounds"]>(
      startupRounds,
      sql`'id', entry.id, 'kind', entry.kind, 'on', entry."on", 'amount', entry.amount, 'currency', entry.currency,
          'givers', entry.givers, 'is_open', entry.is_open`,
    ),
    organization: {
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      logo_url: organizations.logo_url,
    },
    verified_at: startups.verified_at,
    provenance: startups.provenance,
    owner_id: startups.owner_id,
    organization_open: startups.organization_open,
    waiting: waitingFacts,
    is_mine: isMine,
  });
  return db
    .select({ row })
    .from(startups)
    .innerJoin(organizations, eq(organizations.id, startups.organization_id))
    .where(
      and(
        eq(startups.id, sql.placeholder("id")),
        sql`${startups.deleted_at} is null`,
        isVisitor ? published(startups) : isTheirs,
      ),
    )
    .prepare(name);
}

const latestFirst = <Entry extends { on: string; id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.on === b.on ? (a.id < b.id ? 1 : -1) : a.on < b.on ? 1 : -1));

/** A startup's page without what its reader may do, and what decides that. */
export interface FoundStartup {
  page: Omit<Startup, "can">;
  standing: StartupStanding;
}

/** A startup's page; null when it does not exist for this reader. Those who run it see it before it is published. */
export async function startupPageById(db: Db, visibility: Visibility, id: string): Promise<FoundStartup | null> {
  const { all, userId } = visibility;
  const isVisitor = userId === null && scopeOf(visibility) === "public";
  const name = isVisitor ? "startup_by_id_public" : "startup_by_id";
  const statement = rememberedById(db, name, () => prepareById(db, isVisitor, name));
  const [found] = await statement.execute({ id, all, ...readerValues(visibility), user: userId });
  if (!found) return null;
  const { row } = found;
  const { verified_at, provenance, owner_id, organization_open: _open, ...facts } = row;
  const verified =
    facts.is_verified && verified_at ? { at: verified_at, by_organization: facts.organization.name } : null;
  const declared_at = provenance.declared?.at ?? null;
  const standing = {
    organizationId: facts.organization.id,
    runs: facts.is_mine,
    isPublished: isPublished({ ...row, deleted_at: null }),
    isDeleted: false,
    isRegistered: declared_at !== null,
  };
  const is_claimable = owner_id === null && standing.isPublished;
  return {
    page: {
      ...facts,
      is_claimable,
      verified,
      declared_at,
      imported: importedOf(provenance),
      origins: publicOrigins(provenance.fields),
      milestones: latestFirst(facts.milestones),
      funding_rounds: latestFirst(facts.funding_rounds),
      waiting: publicFacts([...new Set(facts.waiting)].toSorted()),
    },
    standing,
  };
}

const importedOf = ({ imported }: StartupProvenance) => (imported ? { at: imported.at, file: imported.file } : null);
