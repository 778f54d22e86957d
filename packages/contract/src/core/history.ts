import * as z from "zod/mini";
import { id, timestamp } from "./fields.ts";
import { listOf } from "./lists.ts";

/** What happens to a record of the registry; `confirm` is a coordinator's word that changed facts are right. */
export const RECORD_ACTIONS = ["register", "edit", "publish", "unpublish", "confirm"] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];

/** One thing that happened to a record, of every kind alike: by whom, and of each field what stood and what stands. */
export const recordChange = z.object({
  id,
  at: timestamp,
  /** Null for the system, or someone who is gone. */
  person: z.nullable(z.string()),
  action: z.enum(RECORD_ACTIONS),
  /** By the fields of the record's form, and what else is kept of it. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.unknown()), after: z.nullable(z.unknown()) })),
});
export type RecordChange = z.infer<typeof recordChange>;

/** What happened to a record, the latest first. */
export const recordHistory = listOf({ item: recordChange, filters: { id }, sorts: ["newest"] });
export type RecordHistoryQuery = z.infer<typeof recordHistory.query>;
export type RecordHistoryPage = z.infer<typeof recordHistory.page>;
