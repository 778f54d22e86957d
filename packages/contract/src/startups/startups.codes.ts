import type { Codes } from "../core/codes.ts";

export const startupsCodes = {
  errors: {
    "startup.not_found": 404,
    "startup.in_application": 409,
    "startup.overtaken": 409,
    "startup.entry_gone": 404,
    "startup.entries_full": 409,
  },
} as const satisfies Codes;
