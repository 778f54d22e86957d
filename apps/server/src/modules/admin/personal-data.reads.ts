import { asc, eq } from "drizzle-orm";
import { allAtOnce, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { contactMessages } from "./admin.tables.ts";

/** What the person wrote at /contact while signed in. */
export const adminPersonalData: readonly PersonalSection[] = [
  {
    name: "contact_messages",
    title: { el: "Μηνύματα επικοινωνίας", en: "Contact messages" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            topic: contactMessages.topic,
            message: contactMessages.message,
            name: contactMessages.name,
            email: contactMessages.email,
            created_at: contactMessages.created_at,
            answered_at: contactMessages.answered_at,
          })
          .from(contactMessages)
          .where(eq(contactMessages.user_id, userId))
          .orderBy(asc(contactMessages.created_at)),
      ),
  },
];
