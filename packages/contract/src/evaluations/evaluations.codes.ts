import type { Codes } from "../core/codes.ts";

export const evaluationsCodes = {
  errors: {
    "evaluation.not_found": 404,
    "evaluation.already_assigned": 409,
    "evaluation.conflict_of_interest": 409,
    "evaluation.not_evaluator": 422,
    "evaluation.incomplete": 422,
    "evaluation.closed": 409,
    "evaluation.fixed": 409,
    "evaluation_template.not_found": 404,
    "evaluation_template.not_ready": 422,
    "evaluation_template.unchanged": 409,
    "evaluation_template.in_use": 409,
    "evaluation_template.archived": 409,
    "evaluation_template.already_judged": 409,
  },
  auditActions: [
    "evaluation.accepted",
    "evaluation.declined",
    "evaluation_template.created",
    "evaluation_template.published",
    "evaluation_template.archived",
    "evaluation_template.restored",
    "evaluation_template.chosen",
  ],
  auditEntities: ["evaluation_template"],
} as const satisfies Codes;
