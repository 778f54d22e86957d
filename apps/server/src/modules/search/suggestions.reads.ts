import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { SEARCH_TYPES, type SearchHit } from "@kerkis/contract/search/search.schema.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { SearchSource } from "#platform/search/search-page.ts";
import { alikeEvents, type EventSource, searchEvents } from "./event-hits.reads.ts";
import { alikeInvestors, searchInvestors } from "./investor-hits.reads.ts";
import { alikeOrganizations, searchOrganizations } from "./organization-hits.reads.ts";
import { searchStartups } from "./search.reads.ts";

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
  const hits = items.map(({ id, name, description }): SearchHit => {
    return { id, type: "startup", title: name, subtitle: description };
  });
  return { hits, stages, alike: () => Promise.resolve([]) };
}

async function suggestInvestors(source: SearchSource, visibility: Visibility, q: string): Promise<Found> {
  const { items, stages } = await searchInvestors(source, visibility, { q, limit: LIMIT });
  const toHits = (rows: typeof items) =>
    rows.map(({ id, company_name, description }): SearchHit => {
      return { id, type: "investor", title: company_name, subtitle: description };
    });
  return { hits: toHits(items), stages, alike: async () => toHits(await alikeInvestors(source.db, visibility, q)) };
}

async function suggestEvents(source: EventSource, q: string): Promise<Found> {
  const { items, stages } = await searchEvents(source, { q, limit: LIMIT });
  const toHits = (rows: typeof items) =>
    rows.map(({ id, title, summary }): SearchHit => ({ id, type: "event", title, subtitle: summary }));
  return { hits: toHits(items), stages, alike: async () => toHits(await alikeEvents(source, q)) };
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
export async function suggest(source: EventSource, visibility: Visibility, text: string): Promise<SearchHit[]> {
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
