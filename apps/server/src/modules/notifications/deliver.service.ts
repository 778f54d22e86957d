import type { ActivityFacts, ActivityType } from "@kerkis/contract/activity/activity.schema.ts";
import { activityText } from "@kerkis/contract/activity/activity.texts.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import type { NotificationType } from "@kerkis/contract/notifications/notifications.schema.ts";
import { contactsOf, type Contact } from "#modules/identity/identity.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { EventContext } from "#platform/platform.ts";
import { sendMail } from "#platform/mail/mail.ts";
import { noticeMails, type MailedNotice, type NoticeMailFacts } from "./notifications.mails.ts";
import { insertNotification } from "./notifications.repo.ts";

export interface Notice {
  organizationId: string | null;
  activityType: ActivityType;
  type: NotificationType;
  facts: ActivityFacts;
  /** A path of the product. */
  link: string;
}

/**
 * Rings the bell of each of these people, whoever caused it excepted: a row in their language and a live event,
 * both with the transaction.
 */
export async function notifyPeople(context: EventContext, userIds: readonly string[], notice: Notice): Promise<void> {
  const others = [...new Set(userIds)].filter((userId) => userId !== context.actorId);
  for (const contact of await contactsOf(context.tx, others)) {
    const text = activityText(contact.language, notice.activityType, notice.facts);
    const notification = await insertNotification(context.tx, {
      userId: contact.userId,
      title: text?.title ?? "",
      message: text?.message ?? "",
      createdAt: isoNow(context.platform.clock),
      ...notice,
    });
    await context.platform.realtime.publish(context.tx, userTopic(contact.userId), NOTIFICATION_INSERT, {
      notification,
    });
  }
}

/** Mails someone about it, in their language, once the transaction commits. */
export async function mailPerson(
  context: EventContext,
  userId: string,
  kind: MailedNotice,
  facts: Omit<NoticeMailFacts, "recipient" | "url"> & { link: string },
): Promise<void> {
  const [contact]: Contact[] = await contactsOf(context.tx, [userId]);
  if (!contact) return;
  const { link, ...rest } = facts;
  const url = `${context.platform.config.publicUrl}${link}`;
  const content = noticeMails[contact.language][kind]({ ...rest, recipient: contact.name, url });
  await sendMail(context.platform.jobs, context.tx, { to: contact.email, language: contact.language, content });
}
