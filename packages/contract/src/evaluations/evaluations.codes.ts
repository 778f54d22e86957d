import type { Codes } from "../core/codes.ts";

export const evaluationsCodes = {
  errors: {
    "evaluation.not_found": 404,
    "evaluation.already_assigned": 409,
    "evaluation.conflict_of_interest": 409,
    "evaluation.not_evaluator": 422,
    "evaluation.incomplete": 422,
    "evaluation.closed": 409,
  },
} as const satisfies Codes;
