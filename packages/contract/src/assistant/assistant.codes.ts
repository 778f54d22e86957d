import type { Codes } from "../core/codes.ts";

export const assistantCodes = {
  errors: {
    "conversation.not_found": 404,
    "conversation.full": 409,
    "conversation.too_many": 409,
  },
  queues: ["assistant.retention"],
} as const satisfies Codes;
