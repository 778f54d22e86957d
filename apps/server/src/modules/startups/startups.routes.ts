import { startupsContract } from "@kerkis/contract/startups/startups.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { possibleDuplicates } from "./duplicates.reads.ts";
import { startupFacetCounts } from "./facets.reads.ts";
import { similarStartups } from "./similar.reads.ts";
import { abilities, startupVisibility } from "./startups.policy.ts";
import { countStartups, startupList, startupPageById } from "./startups.reads.ts";

const os = gated(startupsContract);

export const startupsRoutes = {
  list: os.list.handler(({ context, input }) => startupList(context.platform, startupVisibility(context.actor), input)),
  listCount: os.listCount.handler(({ context, input }) =>
    countStartups(context.platform.db, startupVisibility(context.actor), input),
  ),
  facets: os.facets.handler(({ context }) =>
    startupFacetCounts(context.platform.db, context.platform.clock, startupVisibility(context.actor)),
  ),
  get: os.get.handler(async ({ context, input }) => {
    const found = await startupPageById(context.platform.db, startupVisibility(context.actor), input.id);
    if (!found) throw new Refusal("startup.not_found");
    return { ...found.page, can: abilities(context.actor, found.standing) };
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
