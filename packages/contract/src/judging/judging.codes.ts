import type { Codes } from "../core/codes.ts";

export const judgingCodes = {
  errors: {
    "round.not_found": 404,
    "round.locked": 409,
    "round.programme_gone": 404,
  },
  auditActions: ["round.created", "round.changed", "round.locked", "round.reopened"],
  auditEntities: ["round"],
} as const satisfies Codes;
