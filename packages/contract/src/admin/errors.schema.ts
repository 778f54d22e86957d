import * as z from "zod/mini";
import { day, id, pageOf, pageQuery, timestamp } from "../core/fields.ts";
import { ERROR_STATUSES } from "./errors.taxonomy.ts";

const dayCount = z.object({ day, count: z.int() });

/** Reports of one failure, whoever met it. */
export const errorGroup = z.object({
  id,
  message: z.string(),
  url: z.string(),
  status: z.enum(ERROR_STATUSES),
  occurrences: z.int(),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
  /** The last fourteen days, the oldest first. */
  days: z.array(dayCount),
});
export type ErrorGroup = z.infer<typeof errorGroup>;

export const errorGroupDetail = z.extend(errorGroup, {
  stack: z.nullable(z.string()),
  component_stack: z.nullable(z.string()),
  resolved_by: z.nullable(z.string()),
  resolved_at: z.nullable(timestamp),
});
export type ErrorGroupDetail = z.infer<typeof errorGroupDetail>;

export const errorGroupQuery = z.object({ status: z.optional(z.enum(ERROR_STATUSES)), ...pageQuery });
export const errorGroupPage = z.extend(pageOf(errorGroup), {
  counts: z.object({ open: z.int(), resolved: z.int(), ignored: z.int() }),
  /** Reports beyond what an hour may bring; counted, not kept. */
  dropped: z.int(),
});
export type ErrorGroupPage = z.infer<typeof errorGroupPage>;
export const errorGroupId = z.object({ id });
export const errorStatusChange = z.object({ id, status: z.enum(ERROR_STATUSES) });
