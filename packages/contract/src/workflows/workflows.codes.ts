import type { Codes } from "../core/codes.ts";

export const workflowsCodes = {
  errors: {
    "workflow.template_not_found": 404,
    "workflow.not_publishable": 409,
    "workflow.not_published": 409,
    "workflow.instance_not_found": 404,
    "workflow.instance_closed": 409,
    "workflow.not_stuck": 409,
    "workflow.task_not_found": 404,
    "workflow.task_taken": 409,
    "workflow.task_closed": 409,
    "workflow.task_paused": 409,
    "workflow.four_eyes": 403,
    "workflow.nobody_there": 409,
    "workflow.no_substitute": 409,
  },
  auditActions: [
    "workflow.published",
    "workflow.archived",
    "workflow.suspended",
    "workflow.resumed",
    "workflow.cancelled",
    "workflow.retried",
    "workflow.skipped",
    "workflow.moved",
  ],
  auditEntities: ["workflow_template", "workflow_instance"],
  queues: ["workflow.timers", "workflow.timer", "workflow.webhook", "workflow.look"],
} as const satisfies Codes;
