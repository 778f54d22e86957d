import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { searchContract } from "@kerkis/contract/search/search.contract.ts";
import { implement } from "@orpc/server";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { decodeSearchCursor, encodeSearchCursor } from "./search-cursor.reads.ts";
import { searchStartups, suggestStartups } from "./search.reads.ts";

const os = implement(searchContract).$context<RequestContext>().use(gate);

export const searchRoutes = {
  suggest: os.suggest.handler(async ({ context, input }) => ({
    items: await suggestStartups(context.platform.db, startupVisibility(context.actor), input.q),
  })),
  startups: os.startups.handler(async ({ context, input }) => {
    const { items, next } = await searchStartups(context.platform.db, startupVisibility(context.actor), {
      text: input.q,
      cursor: decodeSearchCursor(input.cursor),
      limit: input.limit ?? LIMITS.pageSize,
    });
    return { items, next: next && encodeSearchCursor(next) };
  }),
};
