import { and, eq, sql } from "drizzle-orm";
import { startupMerged, startupMergeUndone } from "#modules/startups/startups.api.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Events } from "#platform/platform.ts";
import { investorPortfolio as portfolio } from "./investors.tables.ts";

/** A merged startup stands in its investors' portfolios as the one that it became. */
export function mergedStartupsListeners(events: Events): void {
  events.on(startupMerged, async ({ tx }, { keptId, mergedId, note }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into ${portfolio} (investor_id, startup_id, created_at)
      select investor_id, ${keptId}::uuid, created_at from ${portfolio} where startup_id = ${mergedId}::uuid
      on conflict do nothing returning investor_id as id`);
    note(
      "investors",
      rows.map(({ id }) => id),
    );
  });
  events.on(startupMergeUndone, async ({ tx }, { keptId, moved }) => {
    await tx
      .delete(portfolio)
      .where(and(eq(portfolio.startup_id, keptId), anyOf(portfolio.investor_id, moved["investors"] ?? [])));
  });
}
