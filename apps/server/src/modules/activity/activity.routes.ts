import { activityContract } from "@kerkis/contract/activity/activity.contract.ts";
import { implement } from "@orpc/server";
import { currentScope } from "#platform/auth/scope.ts";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { latestActivity, unreadActivityOf } from "./activity.reads.ts";
import { markActivityRead } from "./activity.service.ts";

const os = implement(activityContract).$context<RequestContext>().use(gate);

export const activityRoutes = {
  feed: os.feed.handler(async ({ context }) => {
    const { db } = context.platform;
    const actor = signedIn(context);
    const scope = currentScope(actor);
    const [items, unread_count] = await Promise.all([
      latestActivity(db, scope, actor.userId),
      unreadActivityOf(db, scope, actor.userId),
    ]);
    return { items, unread_count };
  }),
  markRead: os.markRead.handler(async ({ context, input }) => {
    const actor = signedIn(context);
    return { unread_count: await markActivityRead(context.platform, currentScope(actor), actor.userId, input.ids) };
  }),
};
