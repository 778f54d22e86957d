import * as z from "zod/mini";
import { PRESENCE_STATUSES } from "./realtime.ts";

/** Shape of a `PresenceUpdate`; apart from realtime.ts, so that pages which only listen carry no checker. */
export const presenceUpdate = z.object({
  status: z.enum(PRESENCE_STATUSES),
  current_page: z.string().check(z.maxLength(200), z.regex(/^\/[^?#]*$/)),
  place: z.optional(z.string().check(z.maxLength(100), z.regex(/^[a-z0-9_]+( [a-z0-9_]+)*$/))),
});
