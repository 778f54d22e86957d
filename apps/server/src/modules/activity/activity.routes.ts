import { activityContract } from "@kerkis/contract/activity/activity.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { latestActivity, unreadActivityOf } from "./activity.reads.ts";
import { markActivityRead } from "./activity.service.ts";

const os = gated(activityContract);

export const activityRoutes = {
  feed: os.feed.handler(async ({ context }) => {
    const { platform, actor, scope } = context;
    const [items, unread_count] = await Promise.all([
      latestActivity(platform.db, scope, actor.userId),
      unreadActivityOf(platform.db, scope, actor.userId),
    ]);
    return { items, unread_count };
  }),
  markRead: os.markRead.handler(async ({ context, input }) => {
    const { platform, actor, scope } = context;
    return { unread_count: await markActivityRead(platform, scope, actor.userId, input.ids) };
  }),
};
