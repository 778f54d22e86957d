import * as z from "zod/mini";
import { condition } from "../../core/conditions/conditions.schema.ts";
import { day, id, optionalText } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { EVENT_TYPES } from "../../events/events.taxonomy.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "../../core/permissions.ts";
import { AWAITED, DEFINITION_MAX, OUTCOMES, STATUSES_SET, NODE_ID } from "./definition.taxonomy.ts";

/** A workflow as data: what is published never changes, and nothing of it is code. */

const NAME_MAX = 120;
const TELLS_MAX = 400;
const localized = (max: number) => z.object({ el: optionalText(max), en: optionalText(max) });

export const nodeId = z.string().check(z.regex(NODE_ID, "invalid"));
const days = z.int().check(z.minimum(1), z.maximum(DEFINITION_MAX.days));

/** Whom a step waits for. */
const assignee = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("person"), user_id: id }),
  z.object({ kind: z.literal("organization_role"), role: z.enum(ORGANIZATION_ROLES) }),
  z.object({ kind: z.literal("profile_role"), role: z.enum(PROFILE_ROLES) }),
  /** Whoever manages applications: by role in the organization, or appointed. */
  z.object({ kind: z.literal("managers") }),
  z.object({ kind: z.literal("submitter") }),
  /** Whoever the organization chose as the submitter's mentor. */
  z.object({ kind: z.literal("mentor") }),
]);
export type Assignee = z.infer<typeof assignee>;

const step = {
  id: nodeId,
  name: localized(NAME_MAX),
  /** What the applicant reads while the case stands here; empty where it is not for them. */
  tells: localized(TELLS_MAX),
};

const task = {
  ...step,
  /** Null while nobody is named. */
  assignee: z.nullable(assignee),
  /** In working days; null without a limit. */
  due_days: z.nullable(days),
  /** So many working days before it is due. */
  remind_days: z.nullable(days),
  /** So many working days after it was due it goes to someone else. */
  escalation: z.nullable(z.object({ days, to: assignee })),
  /** Steps whose doer may not do this one. */
  not_by: z.array(nodeId).check(z.maxLength(DEFINITION_MAX.nodes)),
};

/** A question of a form task. */
const question = z.object({
  name: nodeId,
  label: localized(NAME_MAX),
  type: z.enum(["text", "long_text", "yes_no"]),
  is_required: z.boolean(),
});

const node = z.discriminatedUnion("type", [
  z.object({ ...step, type: z.literal("start") }),
  z.object({ ...step, type: z.literal("split") }),
  z.object({ ...step, type: z.literal("join") }),
  z.object({ ...step, type: z.literal("end") }),
  z.object({
    ...task,
    type: z.literal("form"),
    questions: z.array(question).check(z.maxLength(DEFINITION_MAX.fields)),
  }),
  z.object({ ...task, type: z.literal("approval") }),
  z.object({ ...task, type: z.literal("review") }),
  z.object({
    ...task,
    type: z.literal("checklist"),
    items: z.array(z.object({ name: nodeId, label: localized(NAME_MAX) })).check(z.maxLength(DEFINITION_MAX.items)),
  }),
  z.object({ ...step, type: z.literal("notify"), to: z.nullable(assignee), words: localized(LIMITS.reasonMax) }),
  z.object({ ...step, type: z.literal("set_status"), status: z.enum(STATUSES_SET) }),
  /** Asks the applicant for a document: the application goes back to them, with its name as the reason. */
  z.object({ ...step, type: z.literal("request_document"), document: localized(NAME_MAX) }),
  /** Lays out a draft of an event so many working days ahead, at ten in the morning, for those who run events. */
  z.object({
    ...step,
    type: z.literal("create_event"),
    title: localized(NAME_MAX),
    event_type: z.enum(EVENT_TYPES),
    in_days: days,
    hours: z.int().check(z.minimum(1), z.maximum(DEFINITION_MAX.hours)),
  }),
  z.object({
    ...step,
    type: z.literal("mail"),
    to: z.nullable(assignee),
    subject: localized(NAME_MAX),
    words: localized(LIMITS.reasonMax),
  }),
  /** Calls an address outside, signed; goes on once it was answered. */
  z.object({ ...step, type: z.literal("webhook"), url: z.string().check(z.trim(), z.maxLength(LIMITS.urlMax)) }),
  /** Goes one way or the other by the application's answers and by what was done before. */
  z.object({ ...step, type: z.literal("condition"), condition: z.nullable(condition) }),
  z.object({ ...step, type: z.literal("wait_for"), event: z.enum(AWAITED), limit_days: z.nullable(days) }),
  z.object({ ...step, type: z.literal("wait"), working_days: days }),
  /** Until a day of the calendar; null while none is named. */
  z.object({ ...step, type: z.literal("wait_until"), day: z.nullable(day) }),
]);
export type WorkflowNode = z.infer<typeof node>;
export type TaskNode = Extract<WorkflowNode, { assignee: Assignee | null; due_days: number | null }>;
export type Question = z.infer<typeof question>;

const edge = z.object({
  from: nodeId,
  on: z.enum(OUTCOMES),
  to: nodeId,
  /** At most so many times in one case; then the step's way «exceeded» is taken. */
  max: z.nullable(z.int().check(z.minimum(1), z.maximum(DEFINITION_MAX.loops))),
});
export type WorkflowEdge = z.infer<typeof edge>;

export const workflowDefinition = z.object({
  nodes: z.array(node).check(z.maxLength(DEFINITION_MAX.nodes)),
  edges: z.array(edge).check(z.maxLength(DEFINITION_MAX.edges)),
});
export type WorkflowDefinition = z.infer<typeof workflowDefinition>;
