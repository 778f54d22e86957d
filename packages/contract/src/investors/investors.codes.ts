import type { Codes } from "../core/codes.ts";

export const investorsCodes = {
  errors: {
    "investor.not_found": 404,
    "investor.in_application": 409,
    "investor.overtaken": 409,
    "investor.merge_itself": 422,
    "investor.merge_gone": 404,
    "investor.merge_undone": 409,
    "investor.merge_later": 409,
  },
  auditActions: ["investor.verified", "investor.merged", "investor.merge_undone"],
  auditEntities: ["investor"],
} as const satisfies Codes;
