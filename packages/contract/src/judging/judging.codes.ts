import type { Codes } from "../core/codes.ts";

export const judgingCodes = {
  errors: {
    "round.not_found": 404,
    "round.locked": 409,
    "round.programme_gone": 404,
    "round.proposal_gone": 404,
    "round.proposal_old": 409,
    "round.reminded": 409,
    "round.no_next": 409,
    "round.not_locked": 409,
    "decision.not_found": 404,
    "decision.not_ready": 409,
    "decision.letter_gone": 410,
    "decision.passed_on": 409,
    "decision.prepared": 409,
    "conflict.not_listed": 404,
  },
  auditActions: [
    "round.created",
    "round.changed",
    "round.locked",
    "round.reopened",
    "round.assigned",
    "round.decided",
    "round.passed_on",
    "conflict.declared",
    "conflict.taken_back",
  ],
  auditEntities: ["round", "conflict"],
} as const satisfies Codes;
