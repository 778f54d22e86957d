import type { Codes } from "../core/codes.ts";

export const investorsCodes = {
  errors: {
    "investor.not_found": 404,
  },
} as const satisfies Codes;
