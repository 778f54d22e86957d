import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Startup, StartupCard, StartupListQuery, startupPage } from "@kerkis/contract/startups/startups.schema.ts";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type * as z from "zod/mini";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { countSome, estimateRows, recentTotal, type Count } from "./list-total.reads.ts";
import { decodeCursor, encodeCursor, type StartupCursor } from "./list-cursor.reads.ts";
import type { StartupVisibility } from "./startups.policy.ts";
import { startups } from "./startups.tables.ts";

type StartupPage = z.infer<typeof startupPage>;
type Values = Record<string, unknown>;

const EXCERPT = 240;
const WORDS_MAX = 6;

/** Published: active, verified, not deleted (specification 6), and of an organization that is open. */
const published = sql`${startups.is_active} and ${startups.is_verified} and ${startups.deleted_at} is null
  and ${startups.organization_open}`;

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

/** Rows that a reader sees in lists. The values are the placeholders' of `visibilityValues`. */
export function visibleRows({ all, organizationIds }: StartupVisibility): SQL {
  if (all) return sql`${startups.deleted_at} is null`;
  if (organizationIds.length === 0) return published;
  return sql`${startups.deleted_at} is null and ((${startups.is_active} and ${startups.is_verified} and ${startups.organization_open})
    or ${startups.organization_id} = any(${sql.placeholder("organizations")}::uuid[]))`;
}
const visibilityValues = ({ organizationIds }: StartupVisibility): Values => ({
  organizations: organizationIds,
});

/** One condition of a list: the name it has in a statement's name, its SQL and its value. */
interface Filter {
  key: "industry" | "stage" | "location" | "organization";
  where: SQL;
  value: string;
}

const chosen = <Value extends string>(value: Value | undefined): Value | null =>
  value && value !== "all" ? value : null;

function filtersOf(query: StartupListQuery): Filter[] {
  const filters: Filter[] = [];
  const add = (key: Filter["key"], value: string | null, where: SQL) => value && filters.push({ key, where, value });
  add("industry", chosen(query.industry), sql`${startups.industry} = ${sql.placeholder("industry")}`);
  add("stage", chosen(query.stage), sql`${startups.stage} = ${sql.placeholder("stage")}`);
  add(
    "location",
    chosen(query.location),
    sql`${startups.location_folded} = kerkis_fold(${sql.placeholder("location")})`,
  );
  add(
    "organization",
    chosen(query.organization_id),
    sql`${startups.organization_id} = ${sql.placeholder("organization")}::uuid`,
  );
  return filters;
}

/** Words of a search as LIKE patterns; every one must occur in the folded name, tagline or description. */
const searchPatterns = (search: string | undefined): string[] =>
  (search ?? "").split(/\s+/).filter(Boolean).slice(0, WORDS_MAX).map(containing);

const matches = (pattern: string): SQL => sql`${startups.search_folded} like kerkis_fold(${pattern})`;

const moment = sql<string>`to_char(${startups.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const positions = {
  newest: moment,
  oldest: moment,
  name: sql<string>`${startups.name_folded}`,
};
const order = {
  newest: [desc(startups.created_at), desc(startups.id)],
  oldest: [asc(startups.created_at), asc(startups.id)],
  name: [asc(startups.name_folded), asc(startups.id)],
};
const after = {
  newest: sql`(${startups.created_at}, ${startups.id}) < (${sql.placeholder("position")}::timestamptz, ${sql.placeholder("after")}::uuid)`,
  oldest: sql`(${startups.created_at}, ${startups.id}) > (${sql.placeholder("position")}::timestamptz, ${sql.placeholder("after")}::uuid)`,
  name: sql`(${startups.name_folded}, ${startups.id}) > (${sql.placeholder("position")}, ${sql.placeholder("after")}::uuid)`,
};

/**
 * A page of the registry as the reader may see it (specification 7.2). Search knows no accents, capitals or final
 * sigma; its wildcards are letters.
 * @throws Refusal input.invalid for a cursor that is not ours
 */
export async function startupList(
  db: Db,
  visibility: StartupVisibility,
  query: StartupListQuery,
): Promise<StartupPage> {
  const sort = query.sort ?? "newest";
  const limit = query.limit ?? LIMITS.pageSize;
  const cursor = decodeCursor(query.cursor, sort);
  const filters = filtersOf(query);
  const patterns = searchPatterns(query.search);
  const where = and(visibleRows(visibility), ...filters.map((filter) => filter.where), ...patterns.map(matches));
  const values: Values = {
    ...visibilityValues(visibility),
    ...Object.fromEntries(filters.map(({ key, value }) => [key, value])),
    limit: limit + 1,
    position: cursor?.position,
    after: cursor?.after,
  };
  const scope = visibility.all ? "all" : visibility.organizationIds.length > 0 ? "own" : "public";
  const shape = [scope, sort, cursor ? "after" : "first", ...filters.map(({ key }) => key)].join("_");
  // A search is planned for its own words each time: a plan made for any word can be thirty times slower.
  const name = patterns.length > 0 ? null : `startups_${shape}`;
  const select = () => pageSelect(db, where, sort, cursor !== null);
  const statement = name === null ? select() : remembered(pageStatements, db, name, () => select().prepare(name));
  const [rows, total] = await Promise.all([
    statement.execute(values),
    cursor?.total ??
      recentTotal(db, [shape, patterns, values], () => totalOf(db, where, values, name && `${name}_count`)),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next: StartupCursor | null =
    last && rows.length > limit ? { sort, position: last.position, after: last.id, total } : null;
  const items: StartupCard[] = shown.map(({ position: _position, ...item }) => item);
  return { items, next: next && encodeCursor(next), total };
}

type Sort = NonNullable<StartupListQuery["sort"]>;
type PageStatement = ReturnType<ReturnType<typeof pageSelect>["prepare"]>;
type CountStatement = ReturnType<ReturnType<typeof countSome>["prepare"]>;
/** Statements already built, by name: their text is the same for every value, so building it once is enough. */
const pageStatements = new WeakMap<Db, Map<string, PageStatement>>();
const countStatements = new WeakMap<Db, Map<string, CountStatement>>();

function remembered<Statement>(
  cache: WeakMap<Db, Map<string, Statement>>,
  db: Db,
  name: string,
  build: () => Statement,
): Statement {
  const statements = cache.get(db) ?? new Map<string, Statement>();
  cache.set(db, statements);
  const statement = statements.get(name) ?? build();
  statements.set(name, statement);
  return statement;
}

const pageSelect = (db: Db, where: SQL | undefined, sort: Sort, isAfter: boolean) =>
  db
    .select({ ...card, description: excerpt.as("description"), position: positions[sort].as("position") })
    .from(startups)
    .where(isAfter ? and(where, after[sort]) : where)
    .orderBy(...order[sort])
    .limit(sql.placeholder("limit"));

/** How many rows match: exact below LIMITS.exactCount, the planner's estimate above. */
async function totalOf(db: Db, where: SQL | undefined, values: Values, name: string | null): Promise<Count> {
  const build = () => countSome(db, where);
  const statement = name === null ? build() : remembered(countStatements, db, name, () => build().prepare(name));
  const [counted] = await statement.execute(values);
  const value = counted?.value ?? 0;
  return value < LIMITS.exactCount ? { value, exact: true } : estimateRows(db, where, values);
}

const statementsById = new WeakMap<Db, ReturnType<typeof prepareById>>();
function prepareById(db: Db) {
  return db
    .select({
      ...card,
      legal_name: startups.legal_name,
      website_url: startups.website_url,
      country: startups.country,
      city: startups.city,
      business_model: startups.business_model,
      social_links: startups.social_links,
      tags: startups.tags,
      sdgs: startups.sdgs,
      women_led: startups.women_led,
      team: startups.team,
      milestones: startups.milestones,
      funding_rounds: startups.funding_rounds,
      organization: {
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        logo_url: organizations.logo_url,
      },
      verified_at: startups.verified_at,
      mine: sql<boolean>`coalesce(${startups.owner_id} = ${sql.placeholder("user")}::uuid, false)`,
    })
    .from(startups)
    .innerJoin(organizations, eq(organizations.id, startups.organization_id))
    .where(
      and(
        eq(startups.id, sql.placeholder("id")),
        sql`${startups.deleted_at} is null`,
        sql`((${startups.is_active} and ${startups.is_verified} and ${startups.organization_open}) or ${sql.placeholder("all")}::boolean
          or ${startups.owner_id} = ${sql.placeholder("user")}::uuid
          or ${startups.organization_id} = any(${sql.placeholder("organizations")}::uuid[]))`,
      ),
    )
    .prepare("startup_by_id");
}

/** A startup's page; null when it does not exist for this reader. Founders see what they registered themselves. */
export async function startupPageById(db: Db, visibility: StartupVisibility, id: string): Promise<Startup | null> {
  const statement = statementsById.get(db) ?? prepareById(db);
  statementsById.set(db, statement);
  const { all, organizationIds, userId } = visibility;
  const [row] = await statement.execute({ id, all, organizations: organizationIds, user: userId });
  if (!row) return null;
  const { verified_at, mine, ...facts } = row;
  const verified =
    facts.is_verified && verified_at ? { at: verified_at, by_organization: facts.organization.name } : null;
  return { ...facts, verified, can: { edit: mine || all || organizationIds.includes(facts.organization.id) } };
}
