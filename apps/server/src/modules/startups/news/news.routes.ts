import { newsContract } from "@kerkis/contract/startups/news/news.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { startupVisibility } from "../startups.policy.ts";
import { startupPageById } from "../startups.reads.ts";
import { countUpdates, updatesPage } from "./news.reads.ts";
import { removeEntry, saveEntry } from "./news.service.ts";

const os = gated(newsContract);

/** @throws Refusal startup.not_found when the reader may not see it */
async function demandSeen({ platform, actor }: Pick<RequestContext, "platform" | "actor">, id: string): Promise<void> {
  if (!(await startupPageById(platform.db, startupVisibility(actor), id))) throw new Refusal("startup.not_found");
}

export const newsRoutes = {
  updates: os.updates.handler(async ({ context, input }) => {
    await demandSeen(context, input.id);
    return updatesPage(context.platform, input);
  }),
  updatesCount: os.updatesCount.handler(async ({ context, input }) => {
    await demandSeen(context, input.id);
    return countUpdates(context.platform.db, input);
  }),
  saveUpdate: os.saveUpdate.handler(({ context: { platform, actor }, input }) =>
    saveEntry(platform, actor, "update", input),
  ),
  saveRound: os.saveRound.handler(({ context: { platform, actor }, input }) =>
    saveEntry(platform, actor, "round", input),
  ),
  saveMilestone: os.saveMilestone.handler(({ context: { platform, actor }, input }) =>
    saveEntry(platform, actor, "milestone", input),
  ),
  removeEntry: os.removeEntry.handler(async ({ context: { platform, actor }, input }) => {
    await removeEntry(platform, actor, input);
    return { ok: true };
  }),
};
