import type { Codes } from "../core/codes.ts";

export const investorsCodes = {
  errors: {
    "investor.not_found": 404,
    "investor.in_application": 409,
    "investor.overtaken": 409,
  },
  auditActions: ["investor.verified"],
  auditEntities: ["investor"],
} as const satisfies Codes;
