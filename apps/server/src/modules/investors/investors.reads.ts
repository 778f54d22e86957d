import type { Count } from "@kerkis/contract/core/lists.ts";
import type {
  Investor,
  InvestorFilters,
  InvestorListQuery,
  InvestorPage,
} from "@kerkis/contract/investors/investors.schema.ts";
import { and, eq, getTableName, or, type Placeholder, sql, type SQL, type Subquery } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { byIndexAlone } from "#platform/db/by-index-alone.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { isPublished, readerValues, scopeOf, visibleByName } from "#platform/db/published.ts";
import { rememberedStatements } from "#platform/db/statements.ts";
import { countOf } from "#platform/lists/count.ts";
import {
  ascending,
  descending,
  idKey,
  keysetList,
  type ListSource,
  type Page,
  textKey,
  timeKey,
} from "#platform/lists/keyset.ts";
import { chosenBy, foundFor, heldBy } from "./filters.reads.ts";
import { abilities } from "./investors.policy.ts";
import { investors } from "./investors.tables.ts";
import { isRunBy } from "./people/people.reads.ts";
import { portfoliosOf } from "./portfolio.reads.ts";

const EXCERPT = 240;
const MARKS_SHOWN = 3;
const PORTFOLIO_SHOWN = 200;
/** As many rows in their order are looked at before what is chosen is looked up by its values. */
const FIRST_ROWS = 1000;

const columns = {
  id: investors.id,
  company_name: investors.company_name,
  type: investors.type,
  city: investors.city,
  description: investors.description,
  thesis: investors.thesis,
  industries: investors.industries,
  stages: investors.stages,
  ticket_min: investors.ticket_min,
  ticket_max: investors.ticket_max,
  currency: investors.currency,
  countries: investors.countries,
  logo_url: investors.logo_url,
  is_active: investors.is_active,
  is_verified: investors.is_verified,
  created_at: investors.created_at,
};
const excerpt = sql<string>`left(${investors.description}, ${sql.raw(String(EXCERPT))})`;

const id = idKey(investors.id);
export const investorList = keysetList("investors", {
  newest: descending(timeKey(investors.created_at), id),
  oldest: ascending(timeKey(investors.created_at), id),
  name: ascending(textKey(investors.name_folded), id),
});

const matching = (visibility: Visibility, filters: InvestorFilters) =>
  and(foundFor(visibility, filters), chosenBy(filters));

const pageSelect = (
  db: Reader,
  page: Pick<Page, "columns" | "orderBy"> & { limit: number | Placeholder },
  where: SQL | undefined,
  source: PgTable | Subquery = investors,
) =>
  db
    .select({ ...columns, description: excerpt.as("description"), ...page.columns })
    .from(source)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit);

/** The statement that finds a page by what its rows hold, for looking at its plan too. */
export const investorPageStatement = (db: Reader, visibility: Visibility, query: InvestorFilters, page: Page) =>
  pageSelect(db, page, and(heldBy(query), matching(visibility, query), page.after));

type PageStatement = ReturnType<ReturnType<typeof pageSelect>["prepare"]>;
const remembered = rememberedStatements<PageStatement>();

/** A page of all that the reader may see, prepared once for each scope, order and place. */
async function unfilteredRows(db: Db, visibility: Visibility, { sort, cursor }: InvestorListQuery, page: Page) {
  const name = ["investors", scopeOf(visibility), sort ?? "", cursor ? "after" : "first"].join("_");
  const where = () => and(visibleByName(investors, visibility), page.prepared.after);
  const statement = remembered(db, name, () =>
    pageSelect(db, { ...page, limit: sql.placeholder("limit") }, where()).prepare(name),
  );
  return statement.execute({ ...readerValues(visibility), ...page.prepared.values });
}

/**
 * The rows of a page. Choices that many rows have are found by reading on in the list's order; what hardly any row has is looked
 * up by its values. Which it is, the planner cannot tell of two choices together: the first rows tell it.
 */
async function pageRows(db: Db, visibility: Visibility, query: InvestorListQuery, page: Page) {
  const { sort: _sort, cursor: _cursor, limit: _limit, ...filters } = query;
  if (Object.values(filters).every((value) => value === undefined || value === "" || value === "all"))
    return unfilteredRows(db, visibility, query, page);
  if (!heldBy(query) || query.search?.trim()) return investorPageStatement(db, visibility, query, page);
  // Under the table's own name, which the choices speak of.
  const first = db
    .select()
    .from(investors)
    .where(and(foundFor(visibility, query), page.after))
    .orderBy(...page.orderBy)
    .limit(FIRST_ROWS)
    .as(getTableName(investors));
  const rows = await pageSelect(db, page, chosenBy(query), first);
  if (rows.length === page.limit) return rows;
  return byIndexAlone(db, (reader) => investorPageStatement(reader, visibility, query, page));
}

/** A page of investors as the reader may see them. @throws Refusal input.invalid for a cursor that is not ours */
export async function investorPage(
  { db, cursors }: ListSource & { db: Db },
  visibility: Visibility,
  query: InvestorListQuery,
): Promise<InvestorPage> {
  const page = investorList.page(cursors, query);
  const rows = await pageRows(db, visibility, query, page);
  const portfolioOf = await portfoliosOf(
    db,
    visibility,
    rows.map((row) => row.id),
    MARKS_SHOWN,
  );
  return page.of(rows, (row) => ({ ...row, ...portfolioOf(row.id) }));
}

/** How many investors the filters let through, of those the reader may see. */
export const countInvestors = (db: Reader, visibility: Visibility, filters: InvestorFilters): Promise<Count> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(investors)
      .where(matching(visibility, filters)),
  );

const isMine = isRunBy(sql.placeholder("user"));

const prepareById = (db: Db, visibility: Visibility, name: string) =>
  db
    .select({
      ...columns,
      website_url: investors.website_url,
      verified_at: investors.verified_at,
      changed_since: investors.verified_facts_changed_at,
      version: investors.version,
      provenance: investors.provenance,
      organization_open: investors.organization_open,
      organization: {
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        logo_url: organizations.logo_url,
      },
      is_mine: isMine,
    })
    .from(investors)
    .innerJoin(organizations, eq(organizations.id, investors.organization_id))
    .where(
      and(
        eq(investors.id, sql.placeholder("id")),
        sql`${investors.deleted_at} is null`,
        or(visibleByName(investors, visibility), isMine),
      ),
    )
    .prepare(name);
const rememberedById = rememberedStatements<ReturnType<typeof prepareById>>();

/** An investor's page; null when it does not exist for this reader. One's own is seen before it is published. */
export async function investorById(db: Db, actor: Actor | null, investorId: string): Promise<Investor | null> {
  const visibility = startupVisibility(actor);
  const name = `investor_by_id_${scopeOf(visibility)}`;
  const statement = rememberedById(db, name, () => prepareById(db, visibility, name));
  const [row] = await statement.execute({ id: investorId, user: visibility.userId, ...readerValues(visibility) });
  if (!row) return null;
  const { verified_at, changed_since, organization_open: _open, provenance, ...facts } = row;
  const portfolioOf = await portfoliosOf(db, visibility, [investorId], PORTFOLIO_SHOWN);
  const verified =
    facts.is_verified && verified_at
      ? { at: verified_at, by_organization: facts.organization.name, changed_since }
      : null;
  const can = abilities(actor, {
    organizationId: facts.organization.id,
    isOwn: facts.is_mine,
    isPublished: isPublished({ ...row, deleted_at: null }),
    isDeleted: false,
    isRegistered: provenance.declared !== undefined,
    isChanged: changed_since !== null,
  });
  return { ...facts, ...portfolioOf(investorId), verified, can };
}
