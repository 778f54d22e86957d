import { endpoint } from "../core/endpoint.ts";
import { activityFeed } from "./activity.schema.ts";

export const activityContract = {
  feed: endpoint({
    method: "GET",
    path: "/activity",
    summary: "The caller's own and the current organization's latest activity, newest first",
    access: { kind: "signed-in" },
  }).output(activityFeed),
};
