import type { Codes } from "../core/codes.ts";

export const adminCodes = {
  auditActions: [
    "audit_log.exported",
    "browser_error.status_changed",
    "contact_message.answered",
    "contact_message.reopened",
    "feature.switched_off",
    "feature.switched_on",
    "job.retried",
    "list.exported",
  ],
  auditEntities: ["audit_log", "browser_error", "contact_message", "feature", "job", "list"],
  queues: ["admin.impersonations", "admin.retention"],
} as const satisfies Codes;
