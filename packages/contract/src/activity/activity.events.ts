import * as z from "zod/mini";
import { activityItem } from "./activity.schema.ts";

/** Sent on `org:<id>` for organization-wide items and on `user:<id>` for personal ones; without an item: ask again. */
export const ACTIVITY_EVENT = "activity";
export const activityEvent = z.object({ item: activityItem });
