import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { SEARCH_TYPES, type SearchHit } from "@kerkis/contract/search/search.schema.ts";
import { sql } from "drizzle-orm";
import { eventMeaning, publishedEvents } from "#modules/events/events.api.ts";
import { events } from "#modules/events/events.tables.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { published, visibleTo } from "#platform/db/published.ts";
import { alikePage, stagedPage, type SearchSource, type StagedStatement } from "#platform/search/search-page.ts";
import { searchStages } from "#platform/search/search-stages.ts";
import { alikeOrganizations, searchOrganizations } from "./organization-hits.reads.ts";
import { searchStartups } from "./search.reads.ts";

const EXCERPT = 240;
const LIMIT = LIMITS.searchPerType;
/** Names that are only alike come after all that matches. */
const ALIKE_STAGE = Number.MAX_SAFE_INTEGER;

/** What a type found, with how well each matches: the stage that found it. */
interface Found {
  hits: SearchHit[];
  stages: number[];
  /** Names that are only alike, asked for when no type finds anything. */
  alike: () => Promise<SearchHit[]>;
}

async function suggestStartups(source: SearchSource, visibility: Visibility, q: string): Promise<Found> {
  const { items, stages } = await searchStartups(source, visibility, { q, limit: LIMIT });
  const hits = items.map(({ id, name, tagline, description }): SearchHit => {
    return { id, type: "startup", title: name, subtitle: tagline || description };
  });
  return { hits, stages, alike: () => Promise.resolve([]) };
}

/** By company name or description (specification 7.2). */
async function suggestInvestors(source: SearchSource, visibility: Visibility, q: string): Promise<Found> {
  const visible = visibleTo(investors, visibility);
  const read = ({ db, columns, where, orderBy, limit }: StagedStatement) =>
    db
      .select({
        id: investors.id,
        title: investors.company_name,
        subtitle: sql<string>`left(${investors.description}, ${sql.raw(String(EXCERPT))})`,
        ...columns,
      })
      .from(investors)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  const { items, stages } = await stagedPage(
    source,
    investors,
    "search/investors",
    { source: investors, limit: LIMIT, visibility, visible },
    searchStages(investors, q, () => undefined),
    read,
  );
  const toHits = (rows: typeof items) => rows.map((row): SearchHit => ({ ...row, type: "investor" }));
  return {
    hits: toHits(items),
    stages,
    alike: async () => toHits(await alikePage(source.db, investors, q, visible, read)),
  };
}

/** By title, description or kind: published ones alone, whoever asks (specification 7.2). */
async function suggestEvents(source: SearchSource, q: string): Promise<Found> {
  const visible = published(publishedEvents);
  const read = ({ db, columns, where, orderBy, limit }: StagedStatement) =>
    db
      .select({
        id: events.id,
        title: events.title,
        subtitle: sql<string>`coalesce(nullif(${events.summary}, ''), left(${events.description}, ${sql.raw(String(EXCERPT))}))`,
        ...columns,
      })
      .from(events)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  const { items, stages } = await stagedPage(
    source,
    publishedEvents,
    "search/events",
    { source: events, limit: LIMIT, visibility: { all: false, organizationIds: [] }, visible },
    searchStages(publishedEvents, q, eventMeaning),
    read,
  );
  const toHits = (rows: typeof items) => rows.map((row): SearchHit => ({ ...row, type: "event" }));
  return {
    hits: toHits(items),
    stages,
    alike: async () => toHits(await alikePage(source.db, publishedEvents, q, visible, read)),
  };
}

async function suggestOrganizations(source: SearchSource, q: string): Promise<Found> {
  const { items, stages } = await searchOrganizations(source, { q, limit: LIMIT });
  const toHits = (rows: typeof items) =>
    rows.map(({ id, name, slug, description, location }): SearchHit => {
      return { id, type: "organization", title: name, subtitle: description || location, slug };
    });
  return { hits: toHits(items), stages, alike: async () => toHits(await alikeOrganizations(source.db, q)) };
}

/**
 * The best few of each type for the search box; none for a blank text. Better matches come first whatever they are; among equal
 * ones each type has its turn, so that a common word shows more than startups. When no type finds anything, names of all of them
 * that are alike.
 */
export async function suggest(source: SearchSource, visibility: Visibility, text: string): Promise<SearchHit[]> {
  const found = await Promise.all([
    suggestStartups(source, visibility, text),
    suggestInvestors(source, visibility, text),
    suggestOrganizations(source, text),
    suggestEvents(source, text),
  ]);
  const isNothing = found.every(({ stages }) => stages.length === 0);
  const shown = isNothing
    ? await Promise.all(found.map(async (one) => ({ ...one, hits: [...one.hits, ...(await one.alike())] })))
    : found;
  const placed = shown.flatMap(({ hits, stages }) =>
    hits.map((hit, index) => {
      const stage = stages[index] ?? ALIKE_STAGE;
      return { hit, stage, turn: index - stages.indexOf(stage), type: SEARCH_TYPES.indexOf(hit.type) };
    }),
  );
  return placed.toSorted((a, b) => a.stage - b.stage || a.turn - b.turn || a.type - b.type).map(({ hit }) => hit);
}
