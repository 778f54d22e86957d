import { activityContract } from "@kerkis/contract/activity/activity.contract.ts";
import { implement } from "@orpc/server";
import { currentScope } from "#platform/auth/scope.ts";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { latestActivity } from "./activity.reads.ts";

const os = implement(activityContract).$context<RequestContext>().use(gate);

export const activityRoutes = {
  feed: os.feed.handler(async ({ context }) => {
    const actor = signedIn(context);
    return { items: await latestActivity(context.platform.db, currentScope(actor), actor.userId) };
  }),
};
