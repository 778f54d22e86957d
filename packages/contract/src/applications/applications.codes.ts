import type { Codes } from "../core/codes.ts";

export const applicationsCodes = {
  errors: {
    "application.not_found": 404,
    "application.transition": 409,
    "application.incomplete": 422,
    "application.not_editable": 409,
    "application.appeal_used": 409,
    "application.evaluation_missing": 409,
    "application.already_applied": 409,
    "application.views_full": 409,
    "application.startup_left": 403,
    "application.taken_over": 409,
  },
  auditActions: ["application.taken_over"],
  auditEntities: ["application"],
  queues: ["applications.clock"],
} as const satisfies Codes;
