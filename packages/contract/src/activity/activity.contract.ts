import { endpoint } from "../core/endpoint.ts";
import { activityFeed, activityIds, activityUnread } from "./activity.schema.ts";

export const activityContract = {
  feed: endpoint({
    method: "GET",
    path: "/activity",
    summary: "The caller's own and the current organization's latest activity, newest first",
    access: { kind: "member" },
  }).output(activityFeed),
  markRead: endpoint({
    method: "POST",
    path: "/activity/read",
    summary: "Mark one or many of the caller's own items read",
    access: { kind: "member" },
  })
    .input(activityIds)
    .output(activityUnread),
};
