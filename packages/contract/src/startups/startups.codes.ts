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
    "startup.person_gone": 404,
    "startup.last_owner": 409,
    "startup.runs_already": 409,
    "startup.people_full": 409,
  },
  auditActions: [
    "startup.request_answered",
    "startup.invitation_sent",
    "startup.invitation_resent",
    "startup.invitation_revoked",
    "startup.invitation_declined",
    "startup.person_joined",
    "startup.person_left",
    "startup.person_removed",
    "startup.person_role_changed",
    "startup.ownership_transferred",
    "startup.ownership_inherited",
  ],
  auditEntities: ["startup", "startup_invitation"],
} as const satisfies Codes;
