import type { HomeFigures, Landing, LandingStartup } from "@kerkis/contract/homepages/homepages.schema.ts";
import { desc, sql } from "drizzle-orm";
import { publishedEvents } from "#modules/events/events.api.ts";
import { events } from "#modules/events/events.tables.ts";
import { openProgrammes } from "#modules/programmes/programmes.api.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { stageTurn } from "./homepages.policy.ts";

/** Startups that take turns on the stage, and the newest of the rest beside it. */
const STAGE_SIZE = 12;
const NEWEST = 4;
const CALLS_SHOWN = 4;
/** Seats of the theatre that lead to who sits there. */
const SEATS = 24;
/** The figures read every published row; a minute old is fresh enough. */
const FIGURES_MS = 60_000;

/** What homepages show of a startup. */
export const shownStartup = {
  id: startups.id,
  name: startups.name,
  tagline: startups.tagline,
  industry: startups.industry,
  stage: startups.stage,
  location: startups.location,
  logo_url: startups.logo_url,
  funding_total: startups.funding_total,
  currency: startups.currency,
};

const prepareNewest = (db: Db) =>
  db
    .select(shownStartup)
    .from(startups)
    .where(published(startups))
    .orderBy(desc(startups.created_at), desc(startups.id))
    .limit(STAGE_SIZE)
    .prepare("homepages_newest");

const prepareSeats = (db: Db) =>
  db
    .select({ id: startups.id, name: startups.name })
    .from(startups)
    .where(published(startups))
    .orderBy(desc(startups.created_at), desc(startups.id))
    .limit(SEATS)
    .prepare("homepages_seats");

const prepareFigures = (db: Db) =>
  db
    .select({
      registered_startups: sql<number>`count(*)::int`,
      total_funding: sql<number>`coalesce(sum(${startups.funding_total}) filter (where ${startups.currency} = 'EUR'), 0)::float8`,
      active_investors: sql<number>`(select count(*) from ${investors} where ${published(investors)})::int`,
      events_hosted: sql<number>`(select count(*) from ${events} where ${published(publishedEvents)} and ${events.cancelled_at} is null and ${events.end_date} <= ${sql.placeholder("now")}::timestamptz)::int`,
    })
    .from(startups)
    .where(published(startups))
    .prepare("homepages_figures");

interface Statements {
  newest: ReturnType<typeof prepareNewest>;
  seats: ReturnType<typeof prepareSeats>;
  figures: ReturnType<typeof prepareFigures>;
  counted: { at: number; figures: Promise<HomeFigures> } | null;
}
const remembered = new WeakMap<Db, Statements>();

function statementsOf(db: Db): Statements {
  const known = remembered.get(db);
  if (known) return known;
  const made: Statements = {
    newest: prepareNewest(db),
    seats: prepareSeats(db),
    figures: prepareFigures(db),
    counted: null,
  };
  remembered.set(db, made);
  return made;
}

async function count(statement: Statements["figures"], now: number): Promise<HomeFigures> {
  const [row] = await statement.execute({ now: new Date(now).toISOString() });
  return row ?? { registered_startups: 0, total_funding: 0, active_investors: 0, events_hosted: 0 };
}

async function figures(statements: Statements, now: number): Promise<HomeFigures> {
  const { counted } = statements;
  if (counted && now - counted.at < FIGURES_MS && now >= counted.at) return counted.figures;
  const fresh = { at: now, figures: count(statements.figures, now) };
  statements.counted = fresh;
  try {
    return await fresh.figures;
  } catch (error) {
    statements.counted = null;
    throw error;
  }
}

/** The landing page's data: only what visitors may see, the same for everyone. Figures are at most a minute old. */
export async function landingPage(db: Db, clock: Clock): Promise<Landing> {
  const statements = statementsOf(db);
  const now = clock.now();
  const [rows, seats, counted, open] = await Promise.all([
    statements.newest.execute(),
    statements.seats.execute(),
    figures(statements, now.getTime()),
    openProgrammes(db, null, now.toISOString(), { shown: CALLS_SHOWN, isStanding: false }),
  ]);
  const startupsShown: LandingStartup[] = rows;
  const turn = stageTurn(now, startupsShown.length);
  return {
    featured: startupsShown[turn] ?? null,
    newest: startupsShown.filter((_, index) => index !== turn).slice(0, NEWEST),
    seats,
    figures: counted,
    calls: open,
  };
}
