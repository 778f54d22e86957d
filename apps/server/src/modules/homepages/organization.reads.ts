import type { OrganizationHomepage } from "@kerkis/contract/homepages/homepages.schema.ts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { eventPage, hostedBy } from "#modules/events/events.api.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import { brandOf } from "#modules/organizations/organizations.api.ts";
import { organizations, organizationSettings } from "#modules/organizations/organizations.tables.ts";
import { openProgrammes } from "#modules/programmes/programmes.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { published } from "#platform/db/published.ts";
import type { Platform } from "#platform/platform.ts";
import { shownStartup } from "./homepages.reads.ts";

const STARTUPS_SHOWN = 9;
const INVESTORS_SHOWN = 6;
const EVENTS_SHOWN = 4;
/** More than anyone's organizations have open at once. */
const CALLS_SHOWN = 60;

/** The homepage of an organization that is active, as the reader sees it; null where there is none. */
export async function organizationHomepage(
  { db, clock, cursors }: Pick<Platform, "db" | "clock" | "cursors">,
  actor: Actor | null,
  slug: string,
): Promise<OrganizationHomepage | null> {
  const [found] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      description: organizations.description,
      location: sql<string>`coalesce(${organizations.location}, '')`,
      website_url: organizations.website_url,
      logo_url: organizations.logo_url,
      color: sql<string | null>`${organizationSettings.branding} ->> 'primary_color'`,
      created_at: organizations.created_at,
    })
    .from(organizations)
    .leftJoin(organizationSettings, eq(organizationSettings.organization_id, organizations.id))
    .where(and(eq(organizations.slug, slug), eq(organizations.is_active, true), isNull(organizations.deleted_at)));
  if (!found) return null;
  const { color, ...facts } = found;
  const ownStartups = and(eq(startups.organization_id, facts.id), published(startups));
  const ownInvestors = and(eq(investors.organization_id, facts.id), published(investors));
  const now = isoNow(clock);
  const [[counted], shownStartups, shownInvestors, nextEvents, calls] = await Promise.all([
    db
      .select({
        startups: sql<number>`count(*)::int`,
        funding: sql<number>`coalesce(sum(${startups.funding_total}) filter (where ${startups.currency} = 'EUR'), 0)::float8`,
        investors: sql<number>`(select count(*) from ${investors} where ${ownInvestors})::int`,
        events: hostedBy(facts.id, now),
      })
      .from(startups)
      .where(ownStartups),
    db
      .select(shownStartup)
      .from(startups)
      .where(ownStartups)
      .orderBy(desc(startups.created_at), desc(startups.id))
      .limit(STARTUPS_SHOWN),
    db
      .select({
        id: investors.id,
        company_name: investors.company_name,
        type: investors.type,
        city: investors.city,
        logo_url: investors.logo_url,
      })
      .from(investors)
      .where(ownInvestors)
      .orderBy(desc(investors.created_at), desc(investors.id))
      .limit(INVESTORS_SHOWN),
    eventPage({ db, clock, cursors }, { organization: facts.id, limit: EVENTS_SHOWN }),
    openProgrammes(db, actor, now, { shown: CALLS_SHOWN, organizationId: facts.id }),
  ]);
  return {
    ...facts,
    ...brandOf(color),
    figures: counted ?? { startups: 0, investors: 0, funding: 0, events: 0 },
    startups: shownStartups,
    investors: shownInvestors,
    events: nextEvents.items,
    calls,
  };
}
