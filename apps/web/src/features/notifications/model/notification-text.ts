import { happeningWords } from "@kerkis/contract/happenings.ts";
import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";

type Worded = Pick<Notification, "title" | "message" | "activity_type" | "metadata">;

/**
 * Title and message in the reader's language; what is stored where the kind is unknown. Without a title it is
 * "Notification", without a message the title, else "New activity" (specification 3).
 */
export function notificationText(item: Worded): { title: string; message: string } {
  const known = happeningWords(currentLanguage(), item.activity_type, item.metadata);
  const title = known?.title ?? item.title;
  return {
    title: title || m.notifications_default_title(),
    message: (known?.message ?? item.message) || title || m.notifications_default_message(),
  };
}
