import type { ActivityFacts } from "@kerkis/contract/activity/activity.schema.ts";
import type { ActivityType } from "@kerkis/contract/activity/activity.taxonomy.ts";
import { activityText } from "@kerkis/contract/activity/activity.texts.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import type { NotificationType } from "@kerkis/contract/notifications/notifications.schema.ts";
import { isFixed } from "@kerkis/contract/notifications/preferences.policy.ts";
import { KIND_OF, type NoticeKind } from "@kerkis/contract/notifications/preferences.schema.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { EventContext } from "#platform/platform.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import {
  noticeMails,
  plainMails,
  withChoiceLine,
  type MailedNotice,
  type NoticeMailFacts,
} from "./notifications.mails.ts";
import { quietMs } from "./notifications.policy.ts";
import { insertNotification } from "./notifications.repo.ts";
import { recipientsOf, type Recipient } from "./preferences.reads.ts";
import { pushToBrowsers } from "./push.service.ts";

/** A mail with words of its own; without one a mail says what the bell says. */
interface OwnMail {
  notice: MailedNotice;
  facts: Omit<NoticeMailFacts, "recipient" | "url">;
}

export interface Notice {
  organizationId: string | null;
  activityType: ActivityType;
  type: NotificationType;
  facts: ActivityFacts;
  /** A path of the product. */
  link: string;
  mail?: OwnMail;
  /** The module where it happened has mailed them itself, by its own rules. */
  isMailed?: boolean;
}

/**
 * Tells people, each in their language and as they chose (completions 6): the bell's row and its live event with the
 * transaction, mail and web push by jobs after it. Whoever caused it is left out, but for what concerns their account:
 * of that they hear too, without a toast.
 */
export async function notifyOf(context: EventContext, userIds: readonly string[], notice: Notice): Promise<void> {
  const kind = KIND_OF[notice.activityType];
  const told = [...new Set(userIds)].filter((userId) => kind === "account" || userId !== context.actorId);
  for (const recipient of await recipientsOf(context.tx, told, kind)) {
    const waitsForDigest = !notice.isMailed && isForDigest(recipient);
    const text = textFor(recipient, notice);
    const notificationId = await ring(context, recipient, { ...notice, ...text, waitsForDigest });
    const heldMs = quietMs(recipient.settings, context.platform.clock.now());
    if (recipient.choices.email && !waitsForDigest && !notice.isMailed) {
      await mail(context, recipient, kind, mailFor(context, recipient, notice), isFixed(kind, "email") ? 0 : heldMs);
    }
    if (recipient.choices.push) {
      const message = { title: text.title, body: text.message, url: notice.link, lang: recipient.language };
      await pushToBrowsers(context, recipient.userId, { notificationId, message }, heldMs);
    }
  }
}

/** A receipt for what the person just did: by mail alone, if they take mail of this kind. */
export async function mailReceipt(
  context: EventContext,
  userId: string,
  kind: NoticeKind,
  { notice, facts, link }: OwnMail & { link: string },
): Promise<void> {
  for (const recipient of await recipientsOf(context.tx, [userId], kind)) {
    if (!recipient.choices.email) continue;
    const url = `${context.platform.config.publicUrl}${link}`;
    const content = noticeMails[recipient.language][notice]({ ...facts, recipient: recipient.name, url });
    await mail(context, recipient, kind, content, quietMs(recipient.settings, context.platform.clock.now()));
  }
}

const isForDigest = ({ settings, choices }: Recipient): boolean => settings.digest && choices.email && choices.digest;

function textFor({ language }: Recipient, { activityType, facts }: Notice): { title: string; message: string } {
  return activityText(language, activityType, facts) ?? { title: "", message: "" };
}

interface Rung extends Notice {
  title: string;
  message: string;
  waitsForDigest: boolean;
}

/** The bell's row and its live event. Who wants nothing in the bell has a row only to wait for the digest, out of sight. */
async function ring(context: EventContext, recipient: Recipient, notice: Rung): Promise<string | null> {
  const { tx, platform } = context;
  const { in_app: isShown } = recipient.choices;
  if (!isShown && !notice.waitsForDigest) return null;
  const createdAt = isoNow(platform.clock);
  const notification = await insertNotification(tx, {
    ...notice,
    userId: recipient.userId,
    createdAt,
    awaitsDigest: notice.waitsForDigest,
    removedAt: isShown ? null : createdAt,
  });
  if (!isShown) return null;
  const isOwnDoing = recipient.userId === context.actorId;
  const silent = isOwnDoing || quietMs(recipient.settings, platform.clock.now()) > 0;
  await platform.realtime.publish(tx, userTopic(recipient.userId), NOTIFICATION_INSERT, {
    notification,
    ...(silent && { silent }),
  });
  return notification.id;
}

function mailFor({ platform }: EventContext, recipient: Recipient, notice: Notice): MailContent {
  const url = `${platform.config.publicUrl}${notice.link}`;
  const { name, language } = recipient;
  if (notice.mail) return noticeMails[language][notice.mail.notice]({ ...notice.mail.facts, recipient: name, url });
  return plainMails[language]({ ...textFor(recipient, notice), recipient: name, url });
}

async function mail(
  { platform, tx }: EventContext,
  { email, language }: Recipient,
  kind: NoticeKind,
  content: MailContent,
  delayMs: number,
): Promise<void> {
  const settingsUrl = `${platform.config.publicUrl}/settings?section=notifications`;
  const worded = isFixed(kind, "email") ? content : withChoiceLine(content, language, settingsUrl);
  await sendMail(platform.jobs, tx, { to: email, language, content: worded }, delayMs);
}
