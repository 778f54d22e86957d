import { languageCookie } from "#platform/auth/session-cookie.ts";
import { accountContract } from "@kerkis/contract/identity/account.contract.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import * as deletion from "./account-deletion.service.ts";
import * as mail from "./account-email.service.ts";
import { accountOf } from "./account.reads.ts";
import * as account from "./account.service.ts";

const os = gated(accountContract);
const ok = { ok: true } as const;

/** The account after a change. */
const changed = (context: SignedInContext) => accountOf(context.platform, context.actor);

export const accountRoutes = {
  account: os.account.handler(({ context }) => changed(context)),
  updateProfile: os.updateProfile.handler(async ({ context, input }) => {
    await account.updateProfile(context.platform, context.actor, input);
    return changed(context);
  }),
  changeLanguage: os.changeLanguage.handler(async ({ context, input: { language } }) => {
    await account.changeLanguage(context.platform, context.actor, language);
    context.setCookie(languageCookie(language));
    return ok;
  }),
  changeEmail: os.changeEmail.handler(async ({ context, input }) => {
    await mail.changeEmail(context.platform, context.actor, input, context.address);
    return changed(context);
  }),
  cancelEmailChange: os.cancelEmailChange.handler(async ({ context }) => {
    await mail.cancelEmailChange(context.platform, context.actor);
    return changed(context);
  }),
  confirmEmail: os.confirmEmail.handler(async ({ context, input }) => {
    await mail.confirmEmail(context.platform, input.token, context.actor?.userId ?? null);
    return ok;
  }),
  changeRole: os.changeRole.handler(async ({ context, input }) => {
    await account.changeRole(context.platform, context.actor, input.role);
    return changed(context);
  }),
  withdrawRoleRequest: os.withdrawRoleRequest.handler(async ({ context }) => {
    await account.withdrawRoleRequest(context.platform, context.actor);
    return changed(context);
  }),
  setConsent: os.setConsent.handler(async ({ context, input }) => {
    await account.setConsent(context.platform, context.actor, input);
    return changed(context);
  }),
  requestDeletion: os.requestDeletion.handler(async ({ context, input }) => {
    await deletion.requestDeletion(context.platform, context.actor, input, context.address);
    return changed(context);
  }),
  cancelDeletion: os.cancelDeletion.handler(async ({ context }) => {
    await deletion.cancelDeletion(context.platform, context.actor);
    return changed(context);
  }),
};
