import { startupsContract } from "@kerkis/contract/startups/startups.contract.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Db } from "#platform/db/db.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { mergedInto } from "#platform/merging/merges.ts";
import { startupMerges } from "./merge/merge.tables.ts";
import { possibleDuplicates } from "./duplicates.reads.ts";
import { startupFacetCounts } from "./facets.reads.ts";
import { similarStartups } from "./similar.reads.ts";
import { abilities, startupVisibility } from "./startups.policy.ts";
import { countStartups, startupList, startupPageById, type FoundStartup } from "./startups.reads.ts";

const os = gated(startupsContract);

/** The page of what a merged startup became; its own id in it says so. */
async function mergedPage(db: Db, visibility: Visibility, id: string): Promise<FoundStartup | null> {
  const now = await mergedInto(db, startupMerges, id);
  return now === null ? null : startupPageById(db, visibility, now);
}

export const startupsRoutes = {
  list: os.list.handler(({ context, input }) => startupList(context.platform, startupVisibility(context.actor), input)),
  listCount: os.listCount.handler(({ context, input }) =>
    countStartups(context.platform.db, startupVisibility(context.actor), input),
  ),
  facets: os.facets.handler(({ context: { platform, actor }, input }) =>
    startupFacetCounts(platform, startupVisibility(actor), input),
  ),
  get: os.get.handler(async ({ context, input }) => {
    const { db } = context.platform;
    const visibility = startupVisibility(context.actor);
    const found = (await startupPageById(db, visibility, input.id)) ?? (await mergedPage(db, visibility, input.id));
    if (!found) throw new Refusal("startup.not_found");
    const can = abilities(context.actor, found.standing);
    const { imported } = found.page;
    return { ...found.page, imported: imported && { at: imported.at, file: can.edit ? imported.file : null }, can };
  }),
  similar: os.similar.handler(async ({ context, input }) => {
    const found = await similarStartups(context.platform.db, startupVisibility(context.actor), input.id);
    if (!found) throw new Refusal("startup.not_found");
    return found;
  }),
  duplicates: os.duplicates.handler(({ context, input }) =>
    possibleDuplicates(context.platform.db, context.actor, input),
  ),
};
