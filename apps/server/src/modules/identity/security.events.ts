import { defineEvent } from "#platform/events/events.ts";
import type { SecurityNotice } from "./security.mails.ts";

/** The ways into an account changed; the person has been mailed. */
export const securityChanged = defineEvent<{ userId: string; kind: SecurityNotice["kind"] }>(
  "identity.security_changed",
);

/** Someone signed in from a browser and system that the account was not seen on before; never the very first one. */
export const newDeviceSeen = defineEvent<{ userId: string; device: string }>("identity.new_device_seen");
