import type { Codes } from "../core/codes.ts";

export const eventsCodes = {
  errors: {
    "event.not_found": 404,
    "event.overtaken": 409,
    "event.cancelled": 409,
    "event.over": 409,
    "event.not_published": 409,
    "event.registration_not_open": 409,
    "event.registration_closed": 409,
    "event.no_registration": 404,
    "event.offer_gone": 409,
    "event.has_people": 409,
    "event.no_request": 409,
    "event.full": 409,
  },
  auditActions: [
    "event.published",
    "event.unpublished",
    "event.cancelled",
    "event.deleted",
    "event.attendees_exported",
  ],
  auditEntities: ["event"],
  queues: ["events.clock"],
} as const satisfies Codes;
