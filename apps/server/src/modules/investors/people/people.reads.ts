import { type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { investors } from "../investors.tables.ts";
import { investorPeople } from "./people.tables.ts";

/** Who runs which investor's profile, as rows of `investor_id` and `user_id`: its owner, and whoever a merge brought along. */
export const investorRunners: SQL = sql`(
  select ${investors.id} as investor_id, ${investors.owner_id} as user_id from ${investors} where ${investors.owner_id} is not null
  union all select ${investorPeople.investor_id}, ${investorPeople.user_id} from ${investorPeople})`;

/** Whether a person runs the investor of a statement's row. */
export const isRunBy = (userId: SQLWrapper | Placeholder | string | null): SQL<boolean> =>
  sql<boolean>`${investors.id} in (select investor_id from ${investorRunners} runners where user_id = ${userId}::uuid)`;

/** Whoever runs one of these investors, each once. */
export async function runnersOf(db: Reader, ...investorIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct user_id as id from ${investorRunners} runners where investor_id = any(${sql.param([...investorIds])}::uuid[])`);
  return rows.map(({ id }) => id);
}
