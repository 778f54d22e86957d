import * as z from "zod/mini";
import { day, id, requiredText, searchedText, timestamp } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { nodeId, workflowDefinition } from "../definition/definition.schema.ts";
import { OUTCOMES } from "../definition/definition.taxonomy.ts";
import { outlook } from "../processes/processes.schema.ts";
import { TASK_STATES } from "../tasks/tasks.taxonomy.ts";
import { INSTANCE_STATES, TROUBLES } from "./instances.taxonomy.ts";

const words = z.object({ el: z.string(), en: z.string() });
const personName = z.nullable(z.string());

export const workflowInstance = z.object({
  id,
  title: z.string(),
  workflow: words,
  /** The version that it follows. */
  number: z.int(),
  status: z.enum(INSTANCE_STATES),
  /** Where it stands, in the names of its steps. */
  at: z.array(words),
  submitter: personName,
  /** The earliest day that something of it is due. */
  due_on: z.nullable(day),
  is_overdue: z.boolean(),
  created_at: timestamp,
  ended_at: z.nullable(timestamp),
});
export type WorkflowInstance = z.infer<typeof workflowInstance>;

export const instanceList = listOf({
  item: workflowInstance,
  filters: {
    status: z.optional(z.enum(INSTANCE_STATES)),
    template: z.optional(id),
    /** The step at which they are late. */
    late_at: z.optional(nodeId),
    q: z.optional(searchedText),
  },
  sorts: ["newest"],
});
export type InstanceQuery = z.infer<typeof instanceList.query>;
export type InstancePage = z.infer<typeof instanceList.page>;
export type InstanceFilters = z.infer<typeof instanceList.filters>;

export const EVENT_KINDS = [
  "started",
  "task_opened",
  "task_claimed",
  "task_released",
  "task_delegated",
  "task_completed",
  "task_reminded",
  "task_overdue",
  "task_escalated",
  "task_expired",
  "acted",
  "waiting",
  "arrived",
  "stuck",
  "retried",
  "skipped",
  "suspended",
  "resumed",
  "cancelled",
  "withdrawn",
  "moved",
  "completed",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const instanceDetail = z.extend(workflowInstance, {
  template_id: id,
  application_id: z.nullable(id),
  /** What its application is known by. */
  reference: z.nullable(z.string()),
  /** The version that new cases follow. */
  published: z.nullable(z.int()),
  definition: workflowDefinition,
  /** Steps that a token stands at. */
  standing: z.array(z.string()),
  /** Steps that were done. */
  passed: z.array(z.string()),
  /** Ways by which it went on from steps, where that was told. */
  ways: z.array(z.object({ from: z.string(), on: z.enum(OUTCOMES) })),
  /** Steps that cannot go on, and why. */
  troubles: z.array(z.object({ node: z.string(), code: z.enum(TROUBLES) })),
  tasks: z.array(
    z.object({
      id,
      node: z.string(),
      name: words,
      status: z.enum(TASK_STATES),
      assignee: personName,
      /** For whom they stood in; null where it was theirs. */
      instead_of: personName,
      due_on: z.nullable(day),
      /** Working days until it is due, below zero once it is late; null where it is not due or not open. */
      due_in: z.nullable(z.int()),
      /** Working days that it took, or has taken so far. */
      days: z.int(),
      completed_at: z.nullable(timestamp),
    }),
  ),
  /** When steps that are here or ahead are likely done; a null first day means that only the last is known. */
  expected: z.array(z.object({ node: z.string(), from: z.nullable(day), to: z.nullable(day) })),
  /** What whoever it is about reads of it; null where it is about nobody. */
  outlook: z.nullable(outlook),
  /** What its conditions may ask, as far as it is known: facts of the application, outcomes of steps and answers given there. */
  variables: z.array(
    z.object({ fact: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }),
  ),
  timeline: z.array(
    z.object({
      id,
      kind: z.enum(EVENT_KINDS),
      node: z.nullable(z.string()),
      name: z.nullable(words),
      actor: personName,
      /** Where a task was handed over: whose it was, and whose it is now. Who alone was reminded, or whom alone it went to once late. */
      from: personName,
      to: personName,
      outcome: z.nullable(z.enum(OUTCOMES)),
      reason: z.nullable(z.string()),
      /** What came with it and is an answer of the application still; none where a round hides who applies. */
      files: z.array(z.object({ id, name: z.string() })),
      at: timestamp,
    }),
  ),
  /** Its application was decided by someone, not by a step of the case. */
  is_decided_apart: z.boolean(),
  can_manage: z.boolean(),
});
export type InstanceDetail = z.infer<typeof instanceDetail>;

export const instanceInput = z.object({ id });
export const reasonedInput = z.object({ id, reason: requiredText(LIMITS.reasonMax, LIMITS.reasonMin) });
export type ReasonedInput = z.infer<typeof reasonedInput>;
