import { randomUUID } from "node:crypto";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { sql, type SQL } from "drizzle-orm";
import nodemailer from "nodemailer";
import type { Config } from "#platform/config/config.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { defineJob, type Jobs, type Waiting } from "#platform/jobs/jobs.ts";
import { mailHtml, mailText, type MailContent } from "./mail.layout.ts";
import { mailOutbox } from "./mail.tables.ts";

/** Shorter than a job may take, so that a silent mail server counts as a failure. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export interface Mail {
  to: string;
  language: Language;
  content: MailContent;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** Ids of whom and what it tells of, for whoever must withdraw it while it waits. */
  about?: Readonly<Record<string, string>>;
}

/** A mail on its way: `key` stays the same however often it is tried, so that a second copy counts as the same message. */
interface QueuedMail extends Mail {
  key?: string;
}

const deliverMail = defineJob<QueuedMail>("mail.deliver");

/** Sends after the caller's transaction commits, or `delayMs` later; a restart or a dead mail server delays it, never loses it. */
export const sendMail = (jobs: Jobs, tx: Tx, mail: Mail, delayMs = 0): Promise<void> =>
  sendMails(jobs, tx, [{ payload: mail, delayMs }]);

/** The same for many at once. */
export const sendMails = (jobs: Jobs, tx: Tx, mails: readonly Waiting<Mail>[]): Promise<void> =>
  jobs.enqueueAll(
    tx,
    deliverMail,
    mails.map(({ payload, delayMs }) => ({ payload: { ...payload, key: randomUUID() }, delayMs })),
  );

/** Takes back mail about these ids that has not left yet. @returns how many */
export const withdrawMail = (jobs: Jobs, tx: Tx, about: Readonly<Record<string, string>>): Promise<number> =>
  jobs.withdraw(tx, deliverMail, { about });

/** Takes back mail that has not left yet and is about what the condition says, given its `about`. @returns how many */
export const withdrawMailWhere = (jobs: Jobs, tx: Tx, where: (about: SQL) => SQL): Promise<number> =>
  jobs.withdraw(tx, deliverMail, (payload) => where(sql`(${payload} -> 'about')`));

/** Takes back all mail to an address that has not left yet. @returns how many */
export const withdrawMailTo = (jobs: Jobs, tx: Tx, to: string): Promise<number> =>
  jobs.withdraw(tx, deliverMail, { to });

/** Delivers queued mail through SMTP, or into the outbox table while no SMTP server is set. */
export function registerMail(jobs: Jobs, db: Db, config: Config): void {
  const transport = config.smtpUrl ? nodemailer.createTransport({ url: config.smtpUrl, ...SMTP_TIMEOUTS }) : null;
  const { hostname } = new URL(config.publicUrl);
  jobs.handle(deliverMail, async ({ to, language, content, replyTo, key }) => {
    const text = mailText(content);
    const html = mailHtml(content, language);
    if (transport) {
      await transport.sendMail({
        from: config.mailFrom,
        to,
        subject: content.subject,
        text,
        html,
        ...(replyTo && { replyTo }),
        ...(key && { messageId: `<${key}@${hostname}>` }),
      });
    } else {
      await db.insert(mailOutbox).values({ recipient: to, subject: content.subject, body_text: text, body_html: html });
    }
  });
}
