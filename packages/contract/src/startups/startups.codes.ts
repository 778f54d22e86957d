import type { Codes } from "../core/codes.ts";

export const startupsCodes = {
  errors: {
    "startup.not_found": 404,
    "startup.in_application": 409,
    "startup.overtaken": 409,
    "startup.entry_gone": 404,
    "startup.request_gone": 404,
    "startup.request_answered": 409,
    "startup.request_waiting": 409,
    "startup.claimed": 409,
    "startup.entries_full": 409,
  },
  auditActions: ["startup.request_answered"],
  auditEntities: ["startup"],
} as const satisfies Codes;
