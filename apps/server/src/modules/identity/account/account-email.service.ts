import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { databaseErrorCode, transact } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { mailName } from "#platform/mail/mail-names.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { emailChangedMail, emailChangeLinkMail, emailChangeRequestedMail } from "./account.mails.ts";
import {
  consumeEmailLink,
  dropEmailLinks,
  dropLinks,
  insertEmailLink,
  isEmailTaken,
  patchProfile,
} from "./account.repo.ts";
import { ownAccount, ownProfile, requireProof } from "./account.service.ts";
import { alreadyRegisteredMail } from "../identity.mails.ts";
import { accountByEmail, forgetProof, markVerified } from "../identity.repo.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Sends a link to the new address and a warning to the present one; nothing changes before the link is used. The answer
 * never tells whether the new address has an account already: its owner gets a mail that says so.
 * @throws Refusal auth.proof_required, auth.invalid_credentials, account.email_same
 */
export async function changeEmail(
  platform: Platform,
  actor: Actor,
  input: { email: string; password?: string | undefined },
  address: string,
): Promise<void> {
  await requireProof(platform, actor, input, address);
  const { config, jobs, clock } = platform;
  await transact(platform.db, actor.userId, async (tx) => {
    const { email: present, language, first_name } = await ownProfile(tx, actor.userId);
    const firstName = mailName(first_name);
    if (input.email === present)
      throw new Refusal("account.email_same", { fields: [{ path: "email", code: "taken" }] });
    const token = await insertEmailLink(tx, actor.userId, input.email, isoIn(clock, LIMITS.verificationLinkMs));
    if (await isEmailTaken(tx, input.email, actor.userId)) {
      const owner = await accountByEmail(tx, input.email);
      if (owner) {
        const content = alreadyRegisteredMail[owner.language]({
          firstName: owner.firstName,
          url: `${config.publicUrl}/signin`,
        });
        await sendMail(jobs, tx, { to: owner.email, language: owner.language, content });
      }
    } else {
      const url = `${config.publicUrl}/settings?section=email&confirm=${token}`;
      const content = emailChangeLinkMail[language]({ firstName, url });
      await sendMail(jobs, tx, { to: input.email, language, content });
    }
    const warning = emailChangeRequestedMail[language]({
      firstName,
      email: input.email,
      url: `${config.publicUrl}/settings`,
    });
    await sendMail(jobs, tx, { to: present, language, content: warning });
    await recordAudit(tx, actor, { ...ownAccount(actor), action: "account.email_change_requested" });
  });
}

/** Forgets the address that waits to be confirmed; its link is worth nothing any more. */
export async function cancelEmailChange(platform: Platform, actor: Actor): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    if (!(await dropEmailLinks(tx, actor.userId))) return;
    await recordAudit(tx, actor, { ...ownAccount(actor), action: "account.email_change_cancelled" });
  });
}

/**
 * Uses the link that was sent to a new address. Links that went to the old one are worth nothing afterwards.
 * @param clickedBy who is signed in where it was clicked
 * @throws Refusal auth.link_invalid, auth.email_taken when someone took the address meanwhile
 */
export async function confirmEmail(platform: Platform, token: string, clickedBy: string | null): Promise<void> {
  try {
    await transact(platform.db, null, async (tx) => {
      const link = await consumeEmailLink(tx, token, isoNow(platform.clock));
      if (!link) throw new Refusal("auth.link_invalid");
      const { email: before, language, first_name, last_name } = await ownProfile(tx, link.userId);
      const actor = { userId: link.userId, name: `${first_name} ${last_name}` };
      await patchProfile(tx, link.userId, { email: link.email });
      await markVerified(tx, link.userId, null);
      // Anyone can be sent such a link: only a click in the person's own session tells that the new mailbox is theirs too.
      if (clickedBy !== link.userId) await forgetProof(tx, link.userId);
      await dropLinks(tx, link.userId);
      const content = emailChangedMail[language]({
        firstName: first_name,
        email: link.email,
        url: `${platform.config.publicUrl}/contact`,
      });
      await sendMail(platform.jobs, tx, { to: before, language, content });
      await recordAudit(tx, actor, { ...ownAccount(actor), action: "account.email_changed" });
      await announce({ tx, platform, actorId: link.userId }, identityHappenings.emailChanged, {
        audience: [link.userId],
        organizationId: null,
        facts: {},
      });
    });
  } catch (failure) {
    if (databaseErrorCode(failure) === UNIQUE_VIOLATION) throw new Refusal("auth.email_taken");
    throw failure;
  }
}
