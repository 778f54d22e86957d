import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { adminHappenings } from "@kerkis/contract/admin/admin.happenings.ts";
import type { ContactInput, ContactMessage } from "@kerkis/contract/admin/contact/contact.schema.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { contactMail, contactReceipt } from "./contact.mails.ts";
import { contactMessageById, superAdminIds } from "./contact.reads.ts";
import { insertContactMessage, markAnswered, messagesSince } from "./contact.repo.ts";

/** An address gets one receipt a day, and the same words from it are one message. */
const INBOX = "/system-admin";

/**
 * Keeps what someone wrote at /contact, mails it to CONTACT_EMAIL, rings the super admins' bell and sends a receipt
 * (completions 10). What a program filled in is answered like the rest and goes nowhere.
 */
export async function receiveContact(platform: Platform, actor: Actor | null, input: ContactInput): Promise<void> {
  if (input.website) return;
  const { clock, config, jobs } = platform;
  await transact(platform.db, actor?.userId ?? null, async (tx) => {
    await takeAdvisoryLock(tx, `contact:${input.email}`);
    const earlier = await messagesSince(tx, input.email, isoIn(clock, -DAY_MS));
    if (earlier.some(({ message }) => message === input.message)) return;
    await insertContactMessage(tx, input, actor?.userId ?? null, isoNow(clock));
    if (config.contactEmail) {
      const content = contactMail[input.language]({ ...input, url: `${config.publicUrl}${INBOX}` });
      await sendMail(jobs, tx, { to: config.contactEmail, language: input.language, content, replyTo: input.email });
    }
    if (earlier.length === 0) {
      const content = contactReceipt[input.language]();
      await sendMail(jobs, tx, { to: input.email, language: input.language, content });
    }
    await announce({ tx, platform, actorId: actor?.userId ?? null }, adminHappenings.contactMessage, {
      audience: await superAdminIds(tx),
      organizationId: null,
      facts: { person_name: input.name },
    });
  });
}

/** Marks a message answered, or not answered after all. @throws Refusal request.not_found */
export function answerContact(
  platform: Platform,
  actor: Actor,
  { id, answered }: { id: string; answered: boolean },
): Promise<ContactMessage> {
  return transact(platform.db, actor.userId, async (tx) => {
    const marked = await markAnswered(tx, id, actor.userId, answered ? isoNow(platform.clock) : null);
    if (!marked) throw new Refusal("request.not_found");
    if (marked.changed) {
      await recordAudit(tx, actor, {
        action: answered ? "contact_message.answered" : "contact_message.reopened",
        organizationId: null,
        entity: { type: "contact_message", id, name: marked.name },
      });
    }
    const message = await contactMessageById(tx, id);
    if (!message) throw new Refusal("request.not_found");
    return message;
  });
}
