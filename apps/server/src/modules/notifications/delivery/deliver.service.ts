import { type ChannelChoices } from "@kerkis/contract/core/happenings/groups.ts";
import { linkOf, wordsOf, type AnyHappening } from "@kerkis/contract/core/happenings/happenings.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { isFixed } from "@kerkis/contract/notifications/preferences.policy.ts";
import { audienceOf } from "#modules/identity/identity.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { together } from "#platform/db/db.ts";
import type { Announcement } from "#platform/happenings/announce.ts";
import { sendMails } from "#platform/mail/mail.ts";
import type { EventContext } from "#platform/platform.ts";
import { plainMails, withChoiceLine } from "../notifications.mails.ts";
import { quietMs } from "../notifications.policy.ts";
import { insertNotifications } from "../notifications.repo.ts";
import { recipientsOf, type Recipient } from "../preferences/preferences.reads.ts";
import { pushToBrowsers, type About } from "./push.service.ts";

/** What one person gets of an announcement. */
interface Delivery {
  recipient: Recipient;
  title: string;
  message: string;
  /** A path of the product. */
  link: string;
  awaitsDigest: boolean;
  /** Until the person's quiet hours end, in milliseconds. */
  heldMs: number;
  about: About;
}

/**
 * Notifies the people of an audience, each in their language and as they chose (completions 6): the bell's row and its
 * live event with the transaction, mail and web push by jobs after it. Whoever caused it is left out, unless the
 * happening includes them: then they hear of it without a toast.
 */
export async function deliver(context: EventContext, announcement: Announcement): Promise<void> {
  const { declared, audience } = announcement;
  if (audience === "organization" || declared.channels.every((channel) => channel === "feed")) return;
  const people = (await audienceOf(context.tx, announcement)).filter(
    ({ userId }) => declared.includesActor || userId !== context.actorId,
  );
  const recipients = await recipientsOf(context.tx, people, declared.group);
  const deliveries = recipients.map((recipient) => deliveryTo(context, recipient, announcement));
  const notificationIds = await ring(context, announcement, deliveries);
  const pushes = deliveries
    .filter(({ recipient }) => recipient.choices.push)
    .map(({ recipient, title, message: body, link: url, about, heldMs: delayMs }) => ({
      about,
      notificationId: notificationIds.get(recipient.userId) ?? null,
      message: { title, body, url, lang: recipient.language },
      delayMs,
    }));
  await together(mail(context, announcement, deliveries), pushToBrowsers(context, pushes));
}

function deliveryTo(
  { platform }: EventContext,
  person: Recipient,
  { declared, facts, mailedIds = [], isUnmailed = false }: Announcement,
): Delivery {
  const choices = choicesFor(person, declared, isUnmailed || mailedIds.includes(person.userId));
  const { application_id: applicationId, evaluation_id: evaluationId, case_name: caseName } = facts;
  return {
    recipient: { ...person, choices },
    link: linkOf(declared, facts) ?? "/",
    ...(wordsOf(declared, person.language, facts) ?? { title: "", message: "" }),
    awaitsDigest: person.settings.digest && choices.digest,
    heldMs: quietMs(person.settings, platform.clock.now()),
    about: {
      userId: person.userId,
      ...(applicationId && { applicationId }),
      ...(evaluationId && { evaluationId }),
      ...(caseName && { caseName }),
    },
  };
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

/**
 * The bell's rows and their live events. Who wants nothing in the bell has a row only to wait for the digest, out of sight.
 * @returns ids of the rows that are shown, by person
 */
async function ring(
  { tx, platform, actorId }: EventContext,
  { declared, facts, organizationId }: Announcement,
  deliveries: readonly Delivery[],
): Promise<Map<string, string>> {
  const createdAt = isoNow(platform.clock);
  const kept = deliveries.filter(({ recipient, awaitsDigest }) => recipient.choices.in_app || awaitsDigest);
  const notifications = await insertNotifications(
    tx,
    kept.map(({ recipient, title, message, link, awaitsDigest }) => ({
      userId: recipient.userId,
      organizationId,
      title,
      message,
      link,
      facts,
      type: declared.tone,
      activityType: declared.kind,
      createdAt,
      awaitsDigest,
      removedAt: recipient.choices.in_app ? null : createdAt,
    })),
  );
  const shown = kept.flatMap(({ recipient: { userId, choices }, heldMs }, index) => {
    const notification = notifications[index];
    return choices.in_app && notification ? [{ userId, notification, isSilent: userId === actorId || heldMs > 0 }] : [];
  });
  await platform.realtime.publishAll(
    tx,
    shown.map(({ userId, notification, isSilent }) => ({
      topic: userTopic(userId),
      event: NOTIFICATION_INSERT,
      payload: { notification, ...(isSilent && { silent: true }) },
    })),
  );
  return new Map(shown.map(({ userId, notification }) => [userId, notification.id]));
}

async function mail(
  { tx, platform }: EventContext,
  { declared, mail: ownMail }: Announcement,
  deliveries: readonly Delivery[],
): Promise<void> {
  const { publicUrl } = platform.config;
  const isUrgent = isFixed(declared.group, "email");
  const mailed = deliveries.filter(({ recipient, awaitsDigest }) => recipient.choices.email && !awaitsDigest);
  const mails = mailed.map(({ recipient, title, message, link, about, heldMs }) => {
    const { email: to, language, firstName } = recipient;
    const url = `${publicUrl}${link}`;
    const content = ownMail
      ? ownMail({ firstName, language, url })
      : plainMails[language]({ title, message, firstName, url });
    const settingsUrl = `${publicUrl}/settings?section=notifications`;
    const worded = isUrgent ? content : withChoiceLine(content, language, settingsUrl);
    return { payload: { to, language, content: worded, about }, delayMs: isUrgent ? 0 : heldMs };
  });
  await sendMails(platform.jobs, tx, mails);
}
