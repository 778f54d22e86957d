import * as z from "zod/mini";
import { id, requiredText, timestamp } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { applicationQueue } from "../applications.schema.ts";

/** Said to those who have an application open when a comment came or went; who may read asks for them. */
export const COMMENTS_CHANGED = "comments_changed";

/** What coordinators say to each other about an application; its applicant never reads it. */
export const commentList = listOf({
  item: z.object({
    id,
    /** Null for someone who is gone. */
    author: z.nullable(z.string()),
    is_mine: z.boolean(),
    text: z.string(),
    created_at: timestamp,
  }),
  filters: { application_id: id },
  sorts: ["newest"],
});
export type CommentQuery = z.infer<typeof commentList.query>;
export type CommentPage = z.infer<typeof commentList.page>;

export const addCommentInput = z.object({ application_id: id, text: requiredText(LIMITS.reasonMax) });
export const commentId = z.object({ id });

/** How many views of the queue someone keeps in an organization. */
export const VIEWS_MAX = 20;

/** What the queue is asked for. */
const queueView = z.object({
  ...applicationQueue.filters.shape,
  sort: z.optional(z.enum(["newest", "oldest", "name", "due"])),
});
export type QueueViewInput = z.infer<typeof queueView>;
export const savedView = z.object({ id, name: z.string(), view: queueView });
/** The caller's own, by name. */
export const savedViews = z.object({ views: z.array(savedView) });
export type SavedViews = z.infer<typeof savedViews>;
export const saveViewInput = z.object({ name: requiredText(LIMITS.nameMax), view: queueView });
export type SaveViewInput = z.infer<typeof saveViewInput>;
export const viewId = z.object({ id });
