import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { and, eq, inArray } from "drizzle-orm";
import { investorMerged, investorMergeUndone } from "#modules/investors/investors.api.ts";
import { startupMerged, startupMergeUndone } from "#modules/startups/startups.api.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Events } from "#platform/platform.ts";
import { applications } from "../applications.tables.ts";

interface Way {
  from: string;
  to: string;
}

const MOVED = "applications";

/** Decided applications go with what they are about; while one is open its answers are what is looked at, and nothing is merged. */
const following = (about: "startup_id" | "investor_id", isOpen: ErrorCode) => ({
  async move(tx: Tx, { from, to }: Way): Promise<string[]> {
    const [open] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          inArray(applications[about], [from, to]),
          inArray(applications.phase, ["pending", "under_review", "changes_requested"]),
        ),
      )
      .limit(1);
    if (open) throw new Refusal(isOpen);
    const moved = await tx
      .update(applications)
      .set({ [about]: to })
      .where(eq(applications[about], from))
      .returning({ id: applications.id });
    return moved.map(({ id }) => id);
  },
  async moveBack(tx: Tx, { from, to }: Way, moved: Readonly<Record<string, string[]>>): Promise<void> {
    await tx
      .update(applications)
      .set({ [about]: to })
      .where(and(eq(applications[about], from), anyOf(applications.id, moved[MOVED] ?? [])));
  },
});

/** Applications stay with their startup or investor when it becomes part of another, and come back when that is undone. */
export function mergedSubjectsListeners(events: Events): void {
  const startups = following("startup_id", "startup.application_open");
  events.on(startupMerged, async ({ tx }, { keptId, mergedId, note }) =>
    note(MOVED, await startups.move(tx, { from: mergedId, to: keptId })),
  );
  events.on(startupMergeUndone, ({ tx }, { keptId, mergedId, moved }) =>
    startups.moveBack(tx, { from: keptId, to: mergedId }, moved),
  );
  const investors = following("investor_id", "investor.in_application");
  events.on(investorMerged, async ({ tx }, { keptId, mergedId, note }) =>
    note(MOVED, await investors.move(tx, { from: mergedId, to: keptId })),
  );
  events.on(investorMergeUndone, ({ tx }, { keptId, mergedId, moved }) =>
    investors.moveBack(tx, { from: keptId, to: mergedId }, moved),
  );
}
