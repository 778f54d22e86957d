import * as z from "zod/mini";
import { day, id, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
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

/** Groups: failures by state, and `dropped`, the reports beyond what an hour may bring, which are counted and not kept. */
export const errorGroupList = listOf({
  item: errorGroup,
  filters: { status: z.optional(z.enum(ERROR_STATUSES)) },
  sorts: ["latest"],
  groups: [...ERROR_STATUSES, "dropped"],
});
export type ErrorGroupQuery = z.infer<typeof errorGroupList.query>;
export type ErrorGroupPage = z.infer<typeof errorGroupList.page>;
export type ErrorGroupCount = z.infer<typeof errorGroupList.count>;
export const errorGroupId = z.object({ id });
export const errorStatusChange = z.object({ id, status: z.enum(ERROR_STATUSES) });
