import type { Codes } from "../core/codes.ts";

export const programmesCodes = {
  errors: {
    "programme.none_open": 409,
  },
} as const satisfies Codes;
