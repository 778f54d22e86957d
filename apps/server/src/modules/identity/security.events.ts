import { defineEvent } from "#platform/events/events.ts";
import type { SecurityNotice } from "./security.mails.ts";

/** The ways into an account changed; the person has been mailed. */
export const securityChanged = defineEvent<{ userId: string; kind: SecurityNotice["kind"] }>(
  "identity.security_changed",
);
