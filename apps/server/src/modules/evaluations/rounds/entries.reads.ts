import { and, eq, ne, or, sql, type SQL } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { roundEntries, rounds } from "./rounds.tables.ts";

/** An application of the round `rounds`: submitted, not withdrawn; after the first round only what was passed on to it. */
export const takesPart = and(
  eq(applications.programme_id, rounds.programme_id),
  ne(applications.phase, "draft"),
  ne(applications.phase, "withdrawn"),
  or(
    eq(rounds.number, 1),
    sql`exists (select from ${roundEntries} where ${roundEntries.round_id} = ${rounds.id}
      and ${roundEntries.application_id} = ${applications.id})`,
  ),
);

/** Whether the application of a statement was passed on to a round. */
export const isEntered = (roundId: string | null): SQL<boolean> =>
  sql<boolean>`exists (select from ${roundEntries} where ${roundEntries.round_id} = ${roundId}::uuid
    and ${roundEntries.application_id} = ${applications.id})`;
