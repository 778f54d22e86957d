import type { Codes } from "../core/codes.ts";

export const formsCodes = {
  errors: {
    "form.not_found": 404,
    "form.not_ready": 422,
    "form.unchanged": 409,
  },
  auditActions: ["form.published"],
  auditEntities: ["form"],
} as const satisfies Codes;
