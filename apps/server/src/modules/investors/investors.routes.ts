import { investorsContract } from "@kerkis/contract/investors/investors.contract.ts";
import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import { managedScope, startupVisibility } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { mergedInto } from "#platform/merging/merges.ts";
import type { Platform } from "#platform/platform.ts";
import { possibleInvestorDuplicates } from "./duplicates.reads.ts";
import { investorFacetCounts } from "./facets.reads.ts";
import { changedInvestorsPage, countChangedInvestors } from "./profile/changed.reads.ts";
import { investorHistories, investorHistoryPage } from "./profile/history.reads.ts";
import {
  changeInvestor,
  confirmInvestor,
  editableInvestorFor,
  requireHistory,
  verifyInvestor,
} from "./profile/profile.service.ts";
import { investorMerges } from "./merge/merge.tables.ts";
import { backersOf } from "./portfolio.reads.ts";
import { countInvestors, investorById, investorPage } from "./investors.reads.ts";

const os = gated(investorsContract);

/** An investor's page, or that of what it became; its own id in it says so. */
async function pageNow({ db }: Pick<Platform, "db">, actor: Actor | null, id: string): Promise<Investor | null> {
  const found = await investorById(db, actor, id);
  if (found) return found;
  const now = await mergedInto(db, investorMerges, id);
  return now === null ? null : investorById(db, actor, now);
}

export const investorsRoutes = {
  list: os.list.handler(({ context: { platform, actor }, input }) =>
    investorPage(platform, startupVisibility(actor), input),
  ),
  listCount: os.listCount.handler(({ context: { platform, actor }, input }) =>
    countInvestors(platform.db, startupVisibility(actor), input),
  ),
  facets: os.facets.handler(({ context: { platform, actor }, input }) =>
    investorFacetCounts(platform, startupVisibility(actor), input),
  ),
  changed: os.changed.handler(({ context: { platform, actor }, input }) =>
    changedInvestorsPage(platform, managedScope(actor), actor.userId, input),
  ),
  changedCount: os.changedCount.handler(({ context: { platform, actor } }) =>
    countChangedInvestors(platform.db, managedScope(actor)),
  ),
  get: os.get.handler(async ({ context: { platform, actor }, input }) => {
    const found = await pageNow(platform, actor, input.id);
    if (!found) throw new Refusal("investor.not_found");
    return found;
  }),
  backersOf: os.backersOf.handler(async ({ context: { platform, actor }, input }) => ({
    items: await backersOf(platform.db, startupVisibility(actor), input.startup_id),
  })),
  profile: os.profile.handler(({ context: { platform, actor }, input }) =>
    editableInvestorFor(platform.db, actor, input.id),
  ),
  changeProfile: os.changeProfile.handler(({ context: { platform, actor }, input }) =>
    changeInvestor(platform, actor, input),
  ),
  confirm: os.confirm.handler(async ({ context: { platform, actor }, input }) => {
    await confirmInvestor(platform, actor, input);
    const found = await investorById(platform.db, actor, input.id);
    if (!found) throw new Refusal("investor.not_found");
    return found;
  }),
  verify: os.verify.handler(async ({ context: { platform, actor }, input }) => {
    await verifyInvestor(platform, actor, input.id);
    const found = await investorById(platform.db, actor, input.id);
    if (!found) throw new Refusal("investor.not_found");
    return found;
  }),
  history: os.history.handler(async ({ context: { platform, actor }, input }) => {
    await requireHistory(platform.db, actor, input.id);
    return investorHistoryPage(platform, startupVisibility(actor), input);
  }),
  historyCount: os.historyCount.handler(async ({ context: { platform, actor }, input }) => {
    await requireHistory(platform.db, actor, input.id);
    return investorHistories.count(platform.db, input);
  }),
  duplicates: os.duplicates.handler(({ context, input }) =>
    possibleInvestorDuplicates(context.platform.db, context.actor, input),
  ),
};
