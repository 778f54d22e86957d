import type { Network } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { NETWORK_MAX } from "@kerkis/contract/ecosystem/ecosystem.taxonomy.ts";
import type { Region } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { investorPortfolio, investors } from "#modules/investors/investors.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/db.ts";
import { keptFigures } from "#platform/db/kept-figures.ts";
import { published } from "#platform/db/published.ts";

/** The most connected, investors and startups together; startups nobody has invested in yet fill up what is left, the newest first. */
async function mostConnected(db: Db, region: Region | null) {
  const here = region === null ? sql`true` : sql`${startups.region} = ${region}`;
  const { rows } = await db.execute<{ kind: "startup" | "investor"; id: string }>(sql`
    with links as (
      select ${investorPortfolio.investor_id} as investor_id, ${investorPortfolio.startup_id} as startup_id
      from ${investorPortfolio}
      join ${startups} on ${startups.id} = ${investorPortfolio.startup_id} and ${published(startups)} and ${here}
      join ${investors} on ${investors.id} = ${investorPortfolio.investor_id} and ${published(investors)}
    ), degrees as (
      select 'startup' as kind, startup_id as id, count(*) as degree from links group by startup_id
      union all
      select 'investor', investor_id, count(*) from links group by investor_id
    )
    select kind, id from degrees order by degree desc, kind, id limit ${NETWORK_MAX + 1}`);
  const connected = rows.slice(0, NETWORK_MAX);
  const ids = (kind: "startup" | "investor") => connected.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const startupIds = ids("startup");
  const room = NETWORK_MAX - connected.length;
  const others = await db
    .select({ id: startups.id })
    .from(startups)
    .where(and(published(startups), here, sql`not ${anyOf(startups.id, startupIds)}`))
    .orderBy(sql`${startups.created_at} desc`, sql`${startups.id} desc`)
    .limit(room + 1);
  return {
    startupIds: [...startupIds, ...others.slice(0, room).map(({ id }) => id)],
    investorIds: ids("investor"),
    isPartial: rows.length > NETWORK_MAX || others.length > room,
  };
}

async function readNetwork(db: Db, region: Region | null): Promise<Network> {
  const { startupIds, investorIds, isPartial } = await mostConnected(db, region);
  const [startupRows, investorRows, links] = await Promise.all([
    db
      .select({
        id: startups.id,
        name: startups.name,
        logo_url: startups.logo_url,
        industry: startups.industry,
        organization: {
          id: organizations.id,
          name: organizations.name,
          slug: organizations.slug,
          logo_url: organizations.logo_url,
        },
      })
      .from(startups)
      .innerJoin(organizations, eq(organizations.id, startups.organization_id))
      .where(and(anyOf(startups.id, startupIds), published(startups)))
      .orderBy(asc(startups.name_folded), asc(startups.id)),
    db
      .select({ id: investors.id, name: investors.company_name, logo_url: investors.logo_url })
      .from(investors)
      .where(and(anyOf(investors.id, investorIds), published(investors)))
      .orderBy(asc(investors.name_folded), asc(investors.id)),
    db
      .select({ investor: investorPortfolio.investor_id, startup: investorPortfolio.startup_id })
      .from(investorPortfolio)
      .where(and(anyOf(investorPortfolio.investor_id, investorIds), anyOf(investorPortfolio.startup_id, startupIds))),
  ]);
  const ofStartups = Map.groupBy(startupRows, ({ organization }) => organization.id);
  const wedges = [...ofStartups.values()].toSorted((one, other) => other.length - one.length);
  const organizationPlace = new Map(wedges.map(([first], place) => [first?.organization.id, place]));
  const startupPlace = new Map(startupRows.map(({ id }, place) => [id, place]));
  const investorPlace = new Map(investorRows.map(({ id }, place) => [id, place]));
  return {
    organizations: wedges.flatMap(([first]) => (first ? [first.organization] : [])),
    startups: startupRows.map(({ organization, ...startup }) =>
      Object.assign(startup, { organization: organizationPlace.get(organization.id) ?? 0 }),
    ),
    investors: investorRows,
    links: links.flatMap(({ investor, startup }): [number, number][] => {
      const places = [investorPlace.get(investor), startupPlace.get(startup)] as const;
      return places[0] === undefined || places[1] === undefined ? [] : [[places[0], places[1]]];
    }),
    is_partial: isPartial,
  };
}

/** The network of the whole country («all») or of a region; up to a minute old. */
export const keptNetwork = keptFigures((db: Db, _now: Date, place: Region | "all") =>
  readNetwork(db, place === "all" ? null : place),
);
