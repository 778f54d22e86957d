import * as z from "zod/mini";
import { id } from "../core/fields.ts";
import { organizationRef } from "../organizations/organizations.schema.ts";
import { INDUSTRIES, REGIONS } from "../startups/startups.taxonomy.ts";

export const ecosystemQuery = z.object({ region: z.optional(z.enum(REGIONS)) });

/** A count of startups; null where it is below `suppressed_below`. */
const cell = z.nullable(z.int());

/** The public picture, of the whole country or of one region. Counted from published records alone. */
export const ecosystem = z.object({
  region: z.nullable(z.enum(REGIONS)),
  figures: z.object({
    startups: cell,
    /** A year ago; null where nothing compares. */
    startups_before: z.nullable(z.int()),
    /** Of a region, those with a startup there in their portfolio. */
    investors: cell,
    investors_before: z.nullable(z.int()),
    /** In euro; other currencies are not converted and not counted. Null where the startups are not told. */
    funding: z.nullable(z.number()),
    /** With at least one published startup. */
    organizations: cell,
  }),
  /** Of the whole country, whatever the region, most startups first. Regions without one are left out. */
  regions: z.array(z.object({ region: z.enum(REGIONS), startups: cell })),
  /** Seats of startups and of investors who invest there; ISO 3166-1. */
  countries: z.array(z.object({ country: z.string(), startups: cell, investors: cell })),
  /** First days of the quarters, the present one last. */
  quarters: z.array(z.string()),
  /** The five with the most startups, and how many joined in each quarter. */
  sectors: z.array(z.object({ industry: z.enum(INDUSTRIES), startups: z.int(), joined: z.array(cell) })),
  suppressed_below: z.int(),
});
export type Ecosystem = z.infer<typeof ecosystem>;

/** Who supports whom: published startups, the organizations they are of, and the investors who have them in their portfolio. */
export const network = z.object({
  organizations: z.array(organizationRef),
  startups: z.array(
    z.object({
      id,
      name: z.string(),
      logo_url: z.nullable(z.string()),
      industry: z.enum(INDUSTRIES),
      /** Its place in `organizations`. */
      organization: z.int(),
    }),
  ),
  investors: z.array(z.object({ id, name: z.string(), logo_url: z.nullable(z.string()) })),
  /** Places in `investors` and in `startups`. */
  links: z.array(z.tuple([z.int(), z.int()])),
  /** Whether there are more than are given. */
  is_partial: z.boolean(),
});
export type Network = z.infer<typeof network>;
