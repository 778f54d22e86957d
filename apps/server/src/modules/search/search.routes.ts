import { searchContract } from "@kerkis/contract/search/search.contract.ts";
import { implement } from "@orpc/server";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { countStartupHits, searchStartups, suggestStartups } from "./search.reads.ts";

const os = implement(searchContract).$context<RequestContext>().use(gate);

export const searchRoutes = {
  suggest: os.suggest.handler(async ({ context, input }) => ({
    items: await suggestStartups(context.platform.db, startupVisibility(context.actor), input.q),
  })),
  startups: os.startups.handler(({ context, input }) =>
    searchStartups(context.platform, startupVisibility(context.actor), input),
  ),
  startupsCount: os.startupsCount.handler(({ context, input }) =>
    countStartupHits(context.platform.db, startupVisibility(context.actor), input.q),
  ),
};
