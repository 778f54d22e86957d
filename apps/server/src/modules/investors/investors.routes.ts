import { investorsContract } from "@kerkis/contract/investors/investors.contract.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { possibleInvestorDuplicates } from "./duplicates.reads.ts";
import { investorFacetCounts } from "./facets.reads.ts";
import { countInvestors, investorById, investorPage } from "./investors.reads.ts";

const os = gated(investorsContract);

export const investorsRoutes = {
  list: os.list.handler(({ context: { platform, actor }, input }) =>
    investorPage(platform, startupVisibility(actor), input),
  ),
  listCount: os.listCount.handler(({ context: { platform, actor }, input }) =>
    countInvestors(platform.db, startupVisibility(actor), input),
  ),
  facets: os.facets.handler(({ context: { platform, actor }, input }) =>
    investorFacetCounts(platform.db, startupVisibility(actor), input),
  ),
  get: os.get.handler(async ({ context: { platform, actor }, input }) => {
    const found = await investorById(platform.db, startupVisibility(actor), input.id);
    if (!found) throw new Refusal("investor.not_found");
    return found;
  }),
  duplicates: os.duplicates.handler(({ context, input }) =>
    possibleInvestorDuplicates(context.platform.db, context.actor, input),
  ),
};
