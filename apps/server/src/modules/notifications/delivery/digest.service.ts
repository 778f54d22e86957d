import { happeningWords } from "@kerkis/contract/happenings.ts";
import { contactsOf } from "#modules/identity/identity.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { sendMail, withdrawMail } from "#platform/mail/mail.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { waitingDigests, type WaitingDigest } from "./digest.reads.ts";
import { digestMails, withChoiceLine } from "../notifications.mails.ts";
import { isDigestDue, quietMs } from "../notifications.policy.ts";
import { putBackForDigest, takeForDigest } from "../notifications.repo.ts";
import { digestSent } from "../preferences/preferences.repo.ts";

/**
 * Sends every digest that is due: one mail a day with what is unread. Runs on any number of nodes at once: what waits
 * is taken in the transaction that sends it, so it goes out once.
 */
export async function sendDueDigests(platform: Platform): Promise<void> {
  const failures: unknown[] = [];
  for await (const waiting of waitingDigests(platform.db)) {
    const now = platform.clock.now();
    // What is said at the end of quiet hours is looked up then, not before: who may know what can change meanwhile.
    if (!isDigestDue(waiting.settings, waiting, now) || quietMs(waiting.settings, now) > 0) continue;
    // One person's trouble must not keep the mail of the others; the job is tried again.
    await sendDigest(platform, waiting).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Not every digest could be sent.");
}

async function sendDigest(platform: Platform, { userId }: WaitingDigest): Promise<void> {
  const { clock, config, jobs } = platform;
  await transact(platform.db, null, async (tx) => {
    const digestedAt = isoNow(clock);
    const items = await takeForDigest(tx, userId, digestedAt);
    await digestSent(tx, userId, digestedAt);
    const [contact] = await contactsOf(tx, [userId]);
    if (!contact || items.length === 0) return;
    const { language, email, firstName } = contact;
    const content = digestMails[language]({
      firstName,
      items: items.map((item) => happeningWords(language, item.activity_type, item.metadata) ?? item),
      url: `${config.publicUrl}/notifications?filter=unread`,
    });
    const worded = withChoiceLine(content, language, `${config.publicUrl}/settings?section=notifications`);
    await sendMail(jobs, tx, { to: email, language, content: worded, about: { userId, digestedAt } });
  });
}

/** Takes back a digest that waits for a mail server; the next one has what its person may still know. */
export async function withdrawDigest(
  { tx, platform }: EventContext,
  userId: string,
  digestedAt: string,
): Promise<void> {
  if ((await withdrawMail(platform.jobs, tx, { userId, digestedAt })) === 0) return;
  await putBackForDigest(tx, userId, digestedAt);
  await digestSent(tx, userId, null);
}
