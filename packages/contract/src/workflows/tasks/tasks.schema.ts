import * as z from "zod/mini";
import { day, id, optionalText, searchedText, timestamp } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { peopleInput } from "../people/people.schema.ts";
import { TASK_KINDS } from "../definition/definition.taxonomy.ts";
import { nodeId } from "../definition/definition.schema.ts";
import { CLAIMED_MAX, TASK_STATES, TASK_VIEWS } from "./tasks.taxonomy.ts";

export const TASK_OUTCOMES = ["next", "approved", "rejected", "returned"] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];

const words = z.object({ el: z.string(), en: z.string() });

export const workflowTask = z.object({
  id,
  kind: z.enum(TASK_KINDS),
  name: words,
  status: z.enum(TASK_STATES),
  instance: z.object({ id, title: z.string() }),
  /** The sign of whom its case is about: from what it is drawn, and the logo if there is one. */
  mark: z.object({ seed: id, logo_url: z.nullable(z.string()) }),
  workflow: words,
  /** Null while it is for whoever is first. */
  assignee: z.nullable(z.object({ id, name: z.string() })),
  /** It is someone's for whom the reader stands in. */
  is_substitute: z.boolean(),
  due_on: z.nullable(day),
  /** Working days from today to then, below zero where it is over; null without a limit. */
  due_in: z.nullable(z.int()),
  is_overdue: z.boolean(),
  /** The next holiday that somebody would have worked on, where it is close and the task is due after it. */
  after_holiday: z.nullable(z.object({ day, name: words })),
  /** Working days that were given for it. */
  due_days: z.nullable(z.int()),
  created_at: timestamp,
  completed_at: z.nullable(timestamp),
  /** When the reader handed it to whoever has it; null where it is not theirs by the reader's hand. */
  given_at: z.nullable(timestamp),
  /** The day that it is back for the reader, who left it for later. */
  put_off_until: z.nullable(day),
  /** Whether the reader may look at its case. */
  sees_case: z.boolean(),
});
export type WorkflowTask = z.infer<typeof workflowTask>;

export const taskList = listOf({
  item: workflowTask,
  filters: {
    view: z.optional(z.enum(TASK_VIEWS)),
    q: z.optional(searchedText),
    /** The workflow that they are of. */
    template: z.optional(id),
  },
  sorts: ["due"],
  groups: ["mine", "available", "overdue", "given"],
});
export type TaskQuery = z.infer<typeof taskList.query>;
export type TaskPage = z.infer<typeof taskList.page>;
export type TaskFilters = z.infer<typeof taskList.filters>;

/** Answers of a form, or the ticked items of a checklist. */
const answers = z.record(nodeId, z.union([z.boolean(), optionalText(LIMITS.descriptionMax)]));
export type TaskAnswers = z.infer<typeof answers>;

const comment = z.object({ id, author: z.nullable(z.string()), text: z.string(), at: timestamp });

export const taskDetail = z.extend(workflowTask, {
  /** What is asked, by the definition. */
  questions: z.array(
    z.object({
      name: z.string(),
      label: words,
      type: z.enum(["text", "long_text", "yes_no", "tick"]),
      is_required: z.boolean(),
    }),
  ),
  outcomes: z.array(z.enum(TASK_OUTCOMES)),
  answers,
  /** What was done before it in this case. */
  before: z.array(
    z.object({
      id,
      name: words,
      by: z.nullable(z.string()),
      /** For whom they stood in; null where it was theirs. */
      instead_of: z.nullable(z.string()),
      outcome: z.nullable(z.enum(TASK_OUTCOMES)),
      reason: z.string(),
      at: timestamp,
    }),
  ),
  comments: z.array(comment),
  application_id: z.nullable(id),
  can: z.object({
    claim: z.boolean(),
    release: z.boolean(),
    complete: z.boolean(),
    delegate: z.boolean(),
    /** Why not, where it is theirs but for that. */
    four_eyes: z.boolean(),
  }),
});
export type TaskDetail = z.infer<typeof taskDetail>;

export const taskWorkflowsInput = z.object({ view: z.optional(z.enum(TASK_VIEWS)) });
/** Workflows that there are tasks of. */
export const taskWorkflows = z.array(z.object({ id, name: words }));
export type TaskWorkflows = z.infer<typeof taskWorkflows>;

export const taskInput = z.object({ id });
export const claimManyInput = z.object({
  ids: z.array(id).check(z.minLength(1, "required"), z.maxLength(CLAIMED_MAX)),
});
/** How many are the reader's now, and how many were gone or not theirs to take. */
export const claimedMany = z.object({ claimed: z.int(), missed: z.int() });
export const completeInput = z.object({
  id,
  outcome: z.enum(TASK_OUTCOMES),
  answers,
  /** Must stand where something is rejected or returned. */
  reason: optionalText(LIMITS.reasonMax),
});
export type CompleteInput = z.infer<typeof completeInput>;
export const postponed = z.object({ until: day });
export const delegateInput = z.object({ id, to: id, reason: optionalText(LIMITS.reasonMax) });
export type DelegateInput = z.infer<typeof delegateInput>;
export const commentInput = z.object({ id, text: optionalText(LIMITS.reasonMax).check(z.minLength(1, "required")) });
export type CommentInput = z.infer<typeof commentInput>;
export const delegatesInput = z.extend(peopleInput, { id });
export type DelegatesInput = z.infer<typeof delegatesInput>;
