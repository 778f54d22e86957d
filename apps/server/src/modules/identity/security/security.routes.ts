import { securityContract } from "@kerkis/contract/identity/security.contract.ts";
import type { Auth } from "#platform/auth/better-auth.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys.service.ts";
import { bindingCookie } from "#platform/auth/provider-cookie.ts";
import { beginAtProvider } from "../sign-in/providers.service.ts";
import { sessionsOf, waysInOf } from "./security.reads.ts";
import { changePassword, proveSelf, revokeOtherSessions, revokeSession, unlinkAccount } from "./security.service.ts";
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewBackupCodes } from "./two-factor.service.ts";

const os = gated(securityContract);
const ok = { ok: true } as const;

/** The present password, or a recent sign-in where there is none. */
const prove = async (context: SignedInContext, password: string | undefined, field?: string) => {
  const { actor } = context;
  await proveSelf(context.platform, actor, { password, ...(field && { field }) });
  return actor;
};

export const securityRoutes = (auth: Auth) => ({
  waysIn: os.waysIn.handler(({ context }) => waysInOf(context.platform, context.actor)),
  sessions: os.sessions.handler(async ({ context }) => ({
    items: await sessionsOf(context.platform, context.actor),
  })),
  revokeSession: os.revokeSession.handler(async ({ context, input }) => {
    await revokeSession(context.platform, context.actor, input.id);
    return ok;
  }),
  revokeOtherSessions: os.revokeOtherSessions.handler(async ({ context }) => ({
    ended: await revokeOtherSessions(context.platform, context.actor),
  })),
  changePassword: os.changePassword.handler(async ({ context, input }) => {
    const actor = await prove(context, input.current_password, "current_password");
    await changePassword(context.platform, actor, input.password);
    return ok;
  }),
  beginTwoFactor: os.beginTwoFactor.handler(async ({ context, input }) =>
    beginTwoFactor(context.platform, await prove(context, input.password)),
  ),
  confirmTwoFactor: os.confirmTwoFactor.handler(({ context, input }) =>
    confirmTwoFactor(context.platform, context.actor, input.code),
  ),
  renewBackupCodes: os.renewBackupCodes.handler(async ({ context, input }) =>
    renewBackupCodes(context.platform, await prove(context, input.password)),
  ),
  disableTwoFactor: os.disableTwoFactor.handler(async ({ context, input }) => {
    await disableTwoFactor(context.platform, await prove(context, input.password));
    return ok;
  }),
  beginPasskey: os.beginPasskey.handler(async ({ context, input }) =>
    beginPasskey(context.platform, await prove(context, input.password)),
  ),
  addPasskey: os.addPasskey.handler(({ context, input }) =>
    addPasskey(context.platform, context.actor, { ...input, origin: context.headers().get("origin") }),
  ),
  renamePasskey: os.renamePasskey.handler(({ context, input }) =>
    renamePasskey(context.platform, context.actor, input.id, input.name),
  ),
  removePasskey: os.removePasskey.handler(async ({ context, input }) => {
    await removePasskey(context.platform, await prove(context, input.password), input.id);
    return ok;
  }),
  linkAccount: os.linkAccount.handler(async ({ context, input }) => {
    const { userId } = await prove(context, input.password);
    const { provider, next = null } = input;
    const begun = await beginAtProvider(auth, context.platform, { provider, intent: "link", next, userId });
    context.setCookie(bindingCookie(begun.binding, context.platform.config));
    return { url: begun.url };
  }),
  unlinkAccount: os.unlinkAccount.handler(async ({ context, input }) => {
    await unlinkAccount(context.platform, await prove(context, input.password), input.id);
    return ok;
  }),
});
