import { mergeContract } from "@kerkis/contract/investors/merge/merge.contract.ts";
import { managedScope, startupVisibility } from "#modules/startups/startups.api.ts";
import { gated } from "#platform/http/gate.ts";
import { investorMergeList, investorPairs } from "./merge.reads.ts";
import { mergeInvestors, mergeViewOf, undoMerge } from "./merge.service.ts";

const os = gated(mergeContract);

export const mergeRoutes = {
  pairs: os.pairs.handler(({ context: { platform, actor }, input }) =>
    investorPairs.page(platform, managedScope(actor), startupVisibility(actor), input),
  ),
  pairsCount: os.pairsCount.handler(({ context: { platform, actor }, input }) =>
    investorPairs.count(platform.db, managedScope(actor), startupVisibility(actor), input),
  ),
  merges: os.merges.handler(({ context: { platform, actor }, input }) =>
    investorMergeList.page(platform, managedScope(actor), input),
  ),
  mergesCount: os.mergesCount.handler(({ context: { platform, actor } }) =>
    investorMergeList.count(platform.db, managedScope(actor)),
  ),
  mergeView: os.mergeView.handler(({ context: { platform, actor }, input }) =>
    mergeViewOf(platform.db, actor, managedScope(actor), input),
  ),
  merge: os.merge.handler(({ context: { platform, actor }, input }) =>
    mergeInvestors(platform, actor, managedScope(actor), input),
  ),
  undoMerge: os.undoMerge.handler(async ({ context: { platform, actor }, input }) => {
    await undoMerge(platform, actor, managedScope(actor), input.id);
    return { ok: true };
  }),
};
