import type { Codes } from "../core/codes.ts";

export const startupsCodes = {
  errors: {
    "startup.not_found": 404,
  },
} as const satisfies Codes;
