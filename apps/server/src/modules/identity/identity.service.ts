import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { DEFAULT_LANGUAGE, type Language } from "@kerkis/contract/core/text/languages.ts";
import type { setupInput, SignUpInput } from "@kerkis/contract/identity/identity.schema.ts";
import type * as z from "zod/mini";
import { browserHash } from "#platform/auth/sign-up-cookie.ts";
import { passwordHash, provesPassword } from "#platform/auth/passwords.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import type { Contact } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { mailName } from "#platform/mail/mail-names.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import { signUpWhileClosed, userSignedUp } from "./identity.api.ts";
import { alreadyRegisteredMail, resetMail, signUpAgainMail, verificationMail } from "./identity.mails.ts";
import { grantedAtSignUp } from "./identity.policy.ts";
import {
  accountByEmail,
  consumeLink,
  dropUnprovenSecrets,
  insertAccount,
  insertLink,
  insertRoleRequest,
  insertSuperAdmin,
  hashByEmail,
  markVerified,
  markWelcomed,
  peekLink,
  signedUpIn,
  superAdminExists,
} from "./identity.repo.ts";
import { newPasswordHash, refuseWeakPassword } from "./security/passwords.service.ts";
import { aboutSelf } from "./security/security.service.ts";
import { deleteSession } from "./security/sessions.repo.ts";

/** Someone asked for a link for this address; whether it has an account is found out after the answer. */
export const forgottenPassword = defineJob<{ email: string }>("identity.forgotten_password");
export const unverifiedAddress = defineJob<{ email: string }>("identity.unverified_address");

type LinkMails = Record<Language, (person: { firstName: string; url: string }) => MailContent>;

/** May this address have an account now? Always while sign-up is on; else when an invitation waits for it. */
export async function admitsSignUp(platform: Platform, tx: Tx, email: string): Promise<boolean> {
  let isAdmitted = platform.features.isOn("sign_up");
  const admit = () => {
    isAdmitted = true;
  };
  if (!isAdmitted) await platform.events.emit({ tx, platform, actorId: null }, signUpWhileClosed, { email, admit });
  return isAdmitted;
}

/**
 * Creates an account and mails its verification link. An address that has an account already gets the same answer in the
 * same time; its owner gets a mail that says so.
 * @param browser what the browser keeps, so that a link clicked in it proves more than one clicked elsewhere
 * @throws Refusal auth.sign_up_closed, auth.weak_password
 */
export async function signUp(platform: Platform, input: SignUpInput, browser: string): Promise<void> {
  const { role, requested } = grantedAtSignUp(input.role);
  const language = input.language ?? DEFAULT_LANGUAGE;
  const isAdmitted = await platform.db.transaction((tx) => admitsSignUp(platform, tx, input.email));
  if (!isAdmitted) throw new Refusal("auth.sign_up_closed");
  const names = [input.first_name, input.last_name];
  const hash = await newPasswordHash(input.password, { names, email: input.email });
  const isSamePassword = await provesPassword(await hashByEmail(platform.db, input.email), input.password);
  await transact(platform.db, null, async (tx) => {
    const userId = await insertAccount(tx, {
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      passwordHash: hash,
      role,
      language,
      verified: false,
      signedUpIn: browserHash(browser),
    });
    if (!userId) {
      const owner = await accountByEmail(tx, input.email);
      if (owner?.verified)
        await mailLink(platform, tx, owner, alreadyRegisteredMail, `${platform.config.publicUrl}/signin`);
      else if (owner) await signUpAgain(platform, tx, owner, isSamePassword);
      return;
    }
    const name = `${input.first_name} ${input.last_name}`;
    if (requested) {
      await insertRoleRequest(tx, userId, requested);
      const self = { userId, name };
      await recordAudit(tx, self, aboutSelf(self, "account.role_requested", { role: requested }));
    }
    await platform.events.emit({ tx, platform, actorId: userId }, userSignedUp, {
      userId,
      name,
      email: input.email,
      language,
      role: input.role,
    });
    await mailVerification(platform, tx, { userId, name, firstName: input.first_name, email: input.email, language });
  });
}

/**
 * An address that was never verified signs up again. With another password it may be another person: the first one must
 * not get in with a password that the mailbox's owner never chose, so only a link to the mailbox sets one from now on.
 */
async function signUpAgain(platform: Platform, tx: Tx, owner: Contact, isSamePassword: boolean): Promise<void> {
  if (isSamePassword) return mailVerification(platform, tx, owner);
  await dropUnprovenSecrets(tx, owner.userId);
  await mailPasswordLink(platform, tx, owner, signUpAgainMail);
}

/**
 * Mails the verification link again; silent about accounts that do not exist or are verified. The request only enqueues the
 * question, so that its time tells nothing either.
 */
export async function resendVerification(platform: Platform, email: string): Promise<void> {
  await platform.db.transaction((tx) => platform.jobs.enqueue(tx, unverifiedAddress, { email }));
}

/** The work behind `resendVerification`. */
export async function answerResend(platform: Platform, email: string): Promise<void> {
  await transact(platform.db, null, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (account && !account.verified) await mailVerification(platform, tx, account);
  });
}

/**
 * Uses a verification link. Someone may have signed up with an address that is not theirs, and its owner may click all the
 * same: only in the browser that signed up does the click prove whose the account is.
 * @throws Refusal auth.link_invalid when the link is unknown, used or older than 24 hours
 */
export async function verifyEmail(platform: Platform, token: string, browser: string | null): Promise<void> {
  const now = isoNow(platform.clock);
  await transact(platform.db, null, async (tx) => {
    const link = await consumeLink(tx, "verify_email", token, now);
    if (!link?.userId) throw new Refusal("auth.link_invalid");
    const isOwn = browser !== null && (await signedUpIn(tx, link.userId, browserHash(browser)));
    await markVerified(tx, link.userId, isOwn ? now : null);
  });
}

/** Mails a reset link; neither the answer nor its time tells whether the account exists (completions 1). */
export async function forgotPassword(platform: Platform, email: string): Promise<void> {
  await platform.db.transaction((tx) => platform.jobs.enqueue(tx, forgottenPassword, { email }));
}

/** The work behind `forgotPassword`. */
export async function answerForgotten(platform: Platform, email: string): Promise<void> {
  await transact(platform.db, null, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (account) await mailPasswordLink(platform, tx, account, resetMail);
  });
}

/**
 * The one-time link that makes the first super admin, replacing earlier ones.
 * @returns its address, or null when the installation has a super admin already
 */
export async function createSetupLink(platform: Pick<Platform, "db" | "clock" | "config">): Promise<string | null> {
  return transact(platform.db, null, async (tx) => {
    if (await superAdminExists(tx)) return null;
    const token = await insertLink(tx, "set_up", null, isoIn(platform.clock, LIMITS.setupLinkMs));
    return `${platform.config.publicUrl}/signup?setup=${token}`;
  });
}

/** @throws Refusal auth.setup_link_invalid, auth.email_taken, auth.weak_password */
export async function setUpSuperAdmin(platform: Platform, input: z.infer<typeof setupInput>): Promise<void> {
  const names = [input.first_name, input.last_name];
  await refuseWeakPassword(input.password, { names, email: input.email });
  const now = isoNow(platform.clock);
  if (!(await peekLink(platform.db, "set_up", input.token, now))) throw new Refusal("auth.setup_link_invalid");
  const hash = await passwordHash(input.password);
  const language = input.language ?? DEFAULT_LANGUAGE;
  await transact(platform.db, null, async (tx) => {
    const link = await consumeLink(tx, "set_up", input.token, isoNow(platform.clock));
    if (!link || (await superAdminExists(tx))) throw new Refusal("auth.setup_link_invalid");
    const userId = await insertAccount(tx, {
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      passwordHash: hash,
      role: "admin",
      language,
      verified: true,
    });
    if (!userId) throw new Refusal("auth.email_taken", { fields: [{ path: "email", code: "taken" }] });
    await insertSuperAdmin(tx, userId, null);
    await platform.events.emit({ tx, platform, actorId: userId }, userSignedUp, {
      userId,
      name: `${input.first_name} ${input.last_name}`,
      email: input.email,
      language,
      role: "admin",
    });
  });
}

async function mailVerification(platform: Platform, tx: Tx, person: Contact): Promise<void> {
  const expiresAt = isoIn(platform.clock, LIMITS.verificationLinkMs);
  const token = await insertLink(tx, "verify_email", person.userId, expiresAt);
  const url = `${platform.config.publicUrl}/email-verification?token=${token}`;
  await mailLink(platform, tx, person, verificationMail, url);
}

async function mailPasswordLink(platform: Platform, tx: Tx, person: Contact, mails: LinkMails): Promise<void> {
  const expiresAt = isoIn(platform.clock, LIMITS.resetLinkMs);
  const token = await insertLink(tx, "reset_password", person.userId, expiresAt);
  await mailLink(platform, tx, person, mails, `${platform.config.publicUrl}/reset-password?token=${token}`);
}

async function mailLink(platform: Platform, tx: Tx, person: Contact, mails: LinkMails, url: string): Promise<void> {
  const content = mails[person.language]({ firstName: mailName(person.firstName), url });
  await sendMail(platform.jobs, tx, { to: person.email, language: person.language, content });
}

/** The first steps are done or put aside: /welcome does not come by itself again. */
export async function finishWelcome(platform: Platform, userId: string): Promise<void> {
  await transact(platform.db, userId, (tx) => markWelcomed(tx, userId, isoNow(platform.clock)));
}

/** Ends this session and its sockets. */
export async function signOut(platform: Platform, actor: Actor): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    await deleteSession(tx, actor.sessionId);
    await platform.realtime.disconnectSession(tx, actor.sessionId);
  });
}
