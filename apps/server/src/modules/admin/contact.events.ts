import { defineEvent } from "#platform/events/events.ts";

/** Someone wrote at /contact; those who run the installation are told. */
export const contactReceived = defineEvent<{
  messageId: string;
  /** As the writer calls themselves. */
  name: string;
  superAdminIds: readonly string[];
}>("admin.contact_received");
