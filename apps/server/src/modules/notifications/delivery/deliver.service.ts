import type { Facts } from "@kerkis/contract/core/happenings/happening-facts.ts";
import {
  linkOf,
  wordsOf,
  type AnyHappening,
  type ChannelChoices,
} from "@kerkis/contract/core/happenings/happenings.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { isFixed } from "@kerkis/contract/notifications/preferences.policy.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Announcement } from "#platform/happenings/announce.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import type { EventContext } from "#platform/platform.ts";
import { plainMails, withChoiceLine } from "../notifications.mails.ts";
import { quietMs } from "../notifications.policy.ts";
import { insertNotification } from "../notifications.repo.ts";
import { recipientsOf, type Recipient } from "../preferences/preferences.reads.ts";
import { pushToBrowsers, type About } from "./push.service.ts";

/** What one person gets of an announcement. */
interface Message {
  declared: AnyHappening;
  facts: Facts;
  organizationId: string | null;
  title: string;
  message: string;
  /** A path of the product. */
  link: string;
}

/**
 * Notifies the people of an audience, each in their language and as they chose (completions 6): the bell's row and its
 * live event with the transaction, mail and web push by jobs after it. Whoever caused it is left out, unless the
 * happening includes them: then they hear of it without a toast.
 */
export async function deliver(context: EventContext, announcement: Announcement): Promise<void> {
  const { declared, facts, audience, organizationId, mailedIds = [] } = announcement;
  if (audience === "organization" || declared.channels.every((channel) => channel === "feed")) return;
  const userIds = [...new Set(audience)].filter((userId) => declared.includesActor || userId !== context.actorId);
  const link = linkOf(declared, facts) ?? "/";
  for (const recipient of await recipientsOf(context.tx, userIds, declared.group)) {
    const choices = choicesFor(recipient, declared, mailedIds.includes(recipient.userId));
    const words = wordsOf(declared, recipient.language, facts) ?? { title: "", message: "" };
    const message = { declared, facts, organizationId, link, ...words };
    await deliverTo(context, { ...recipient, choices }, message, announcement.mail);
  }
}

/** What the person chose for the group, as far as this kind goes there at all and they were not mailed already. */
function choicesFor({ choices }: Recipient, { channels }: AnyHappening, isMailed: boolean): ChannelChoices {
  const email = choices.email && channels.includes("email") && !isMailed;
  return {
    in_app: choices.in_app && channels.includes("in_app"),
    email,
    push: choices.push && channels.includes("push"),
    digest: choices.digest && channels.includes("digest") && email,
  };
}

async function deliverTo(
  context: EventContext,
  recipient: Recipient,
  message: Message,
  ownMail: Announcement["mail"],
): Promise<void> {
  const { group } = message.declared;
  const awaitsDigest = recipient.settings.digest && recipient.choices.digest;
  const notificationId = await ring(context, recipient, message, awaitsDigest);
  const heldMs = quietMs(recipient.settings, context.platform.clock.now());
  const { application_id: applicationId } = message.facts;
  const about: About = { userId: recipient.userId, ...(applicationId && { applicationId }) };
  if (recipient.choices.email && !awaitsDigest) {
    const isUrgent = isFixed(group, "email");
    await mail(context, recipient, mailContent(context, recipient, message, ownMail), { isUrgent, heldMs, about });
  }
  if (recipient.choices.push) {
    const { title, message: body, link: url } = message;
    const push = { title, body, url, lang: recipient.language };
    await pushToBrowsers(context, about, { notificationId, message: push }, heldMs);
  }
}

/** The bell's row and its live event. Who wants nothing in the bell has a row only to wait for the digest, out of sight. */
async function ring(
  { tx, platform, actorId }: EventContext,
  recipient: Recipient,
  { declared, ...message }: Message,
  awaitsDigest: boolean,
): Promise<string | null> {
  const { in_app: isShown } = recipient.choices;
  if (!isShown && !awaitsDigest) return null;
  const createdAt = isoNow(platform.clock);
  const notification = await insertNotification(tx, {
    ...message,
    type: declared.tone,
    activityType: declared.kind,
    userId: recipient.userId,
    createdAt,
    awaitsDigest,
    removedAt: isShown ? null : createdAt,
  });
  if (!isShown) return null;
  const silent = recipient.userId === actorId || quietMs(recipient.settings, platform.clock.now()) > 0;
  await platform.realtime.publish(tx, userTopic(recipient.userId), NOTIFICATION_INSERT, {
    notification,
    ...(silent && { silent }),
  });
  return notification.id;
}

function mailContent(
  { platform }: EventContext,
  { language, firstName }: Recipient,
  { title, message, link }: Message,
  ownMail: Announcement["mail"],
): MailContent {
  const url = `${platform.config.publicUrl}${link}`;
  return ownMail ? ownMail({ firstName, language, url }) : plainMails[language]({ title, message, firstName, url });
}

async function mail(
  { platform, tx }: EventContext,
  { email, language }: Recipient,
  content: MailContent,
  { isUrgent, heldMs, about }: { isUrgent: boolean; heldMs: number; about: About },
): Promise<void> {
  const settingsUrl = `${platform.config.publicUrl}/settings?section=notifications`;
  const worded = isUrgent ? content : withChoiceLine(content, language, settingsUrl);
  await sendMail(platform.jobs, tx, { to: email, language, content: worded, about }, isUrgent ? 0 : heldMs);
}
