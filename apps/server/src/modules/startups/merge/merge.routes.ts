import { mergeContract } from "@kerkis/contract/startups/merge/merge.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { startupVisibility } from "../startups.policy.ts";
import { managedScope } from "../requests/requests.service.ts";
import { startupMergeList, startupPairs } from "./merge.reads.ts";
import { mergeStartups, mergeViewOf, undoMerge } from "./merge.service.ts";

const os = gated(mergeContract);

export const mergeRoutes = {
  pairs: os.pairs.handler(({ context: { platform, actor }, input }) =>
    startupPairs.page(platform, managedScope(actor), startupVisibility(actor), input),
  ),
  pairsCount: os.pairsCount.handler(({ context: { platform, actor }, input }) =>
    startupPairs.count(platform.db, managedScope(actor), startupVisibility(actor), input),
  ),
  merges: os.merges.handler(({ context: { platform, actor }, input }) =>
    startupMergeList.page(platform, managedScope(actor), input),
  ),
  mergesCount: os.mergesCount.handler(({ context: { platform, actor } }) =>
    startupMergeList.count(platform.db, managedScope(actor)),
  ),
  mergeView: os.mergeView.handler(({ context: { platform, actor }, input }) =>
    mergeViewOf(platform.db, managedScope(actor), startupVisibility(actor), input),
  ),
  merge: os.merge.handler(({ context: { platform, actor }, input }) =>
    mergeStartups(platform, actor, managedScope(actor), input),
  ),
  undoMerge: os.undoMerge.handler(async ({ context: { platform, actor }, input }) => {
    await undoMerge(platform, actor, managedScope(actor), input.id);
    return { ok: true };
  }),
};
