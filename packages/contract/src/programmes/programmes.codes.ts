import type { Codes } from "../core/codes.ts";

export const programmesCodes = {
  errors: {
    "programme.none_open": 409,
    "programme.not_open_yet": 409,
    "programme.closed": 409,
    "programme.registry_closed": 409,
    "programme.paused": 409,
    "programme.not_found": 404,
    "programme.transition": 409,
    "programme.overtaken": 409,
    "programme.not_ready": 422,
    "programme.dates_fixed": 409,
  },
  auditActions: [
    "programme.created",
    "programme.stepped",
    "programme.discarded",
    "programme.term_set",
    "programme.rules_saved",
  ],
  queues: ["programmes.clock"],
  auditEntities: ["programme"],
} as const satisfies Codes;
