import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#platform/db/columns.ts";

/** Where mail goes while no SMTP server is set: shown at /system-admin in demo mode. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: primaryId(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body_text: text().notNull(),
    body_html: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("mail_outbox_recipient_idx").on(table.recipient, table.id)],
);
