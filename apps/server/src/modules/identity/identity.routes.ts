import type { Language } from "@kerkis/contract/core/languages.ts";
import { postLoginTarget } from "@kerkis/contract/core/permissions.ts";
import { readCookie } from "@kerkis/contract/core/rendering.ts";
import { identityContract } from "@kerkis/contract/identity/identity.contract.ts";
import { implement } from "@orpc/server";
import { APIError } from "better-auth/api";
import type { Auth } from "#platform/auth/better-auth.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { signInProfile } from "./identity.reads.ts";
import * as identity from "./identity.service.ts";

const os = implement(identityContract).$context<RequestContext>().use(gate);
const ok = { ok: true } as const;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Everything of the identity contract but `session`, which app/ composes from several modules. */
export const identityRoutes = (auth: Auth) => ({
  signUp: os.signUp.handler(async ({ context, input }) => {
    await identity.signUp(context.platform, input);
    return ok;
  }),
  signIn: os.signIn.handler(async ({ context, input }) => {
    const cookies = await passwordSignIn(auth, context, input);
    const profile = await signInProfile(context.platform.db, input.email);
    if (!profile?.verified) {
      await auth.api.signOut({ headers: cookieHeaders(cookies) });
      throw new Refusal("auth.email_unverified");
    }
    for (const cookie of cookies) context.setCookie(cookie);
    rememberLanguage(context, profile.language);
    await context.platform.limiter.forgive("sign-in", input.email);
    await identity.recordSignIn(context.platform, profile.id);
    return { redirect_to: postLoginTarget(profile) };
  }),
  signOut: os.signOut.handler(async ({ context }) => {
    const { headers } = await auth.api.signOut({ headers: context.headers(), returnHeaders: true });
    for (const cookie of headers.getSetCookie()) context.setCookie(cookie);
    const { actor, platform } = context;
    if (actor) await platform.db.transaction((tx) => platform.realtime.disconnectSession(tx, actor.sessionId));
    return ok;
  }),
  verifyEmail: os.verifyEmail.handler(async ({ context, input }) => {
    await identity.verifyEmail(context.platform, input.token);
    return ok;
  }),
  resendVerification: os.resendVerification.handler(async ({ context, input }) => {
    await identity.resendVerification(context.platform, input.email);
    return ok;
  }),
  forgotPassword: os.forgotPassword.handler(async ({ context, input }) => {
    await identity.forgotPassword(context.platform, input.email);
    return ok;
  }),
  resetPassword: os.resetPassword.handler(async ({ context, input }) => {
    await identity.resetPassword(context.platform, input.token, input.password);
    return ok;
  }),
  setUp: os.setUp.handler(async ({ context, input }) => {
    await identity.setUpSuperAdmin(context.platform, input);
    return ok;
  }),
});

/** On a browser that has chosen no language, the profile's is used. */
function rememberLanguage(context: RequestContext, language: Language): void {
  if (readCookie(context.headers().get("cookie"), "lang") !== undefined) return;
  context.setCookie(`lang=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`);
}

/** Checks the password and begins a session. @returns the cookies to set @throws Refusal auth.invalid_credentials */
async function passwordSignIn(auth: Auth, context: RequestContext, body: { email: string; password: string }) {
  const headers = context.headers();
  headers.set("x-kerkis-address", context.address);
  try {
    const result = await auth.api.signInEmail({ body, headers, returnHeaders: true });
    return result.headers.getSetCookie();
  } catch (failure) {
    if (failure instanceof APIError && failure.statusCode < 500) throw new Refusal("auth.invalid_credentials");
    throw failure;
  }
}

const cookieHeaders = (setCookies: readonly string[]) =>
  new Headers({ cookie: setCookies.map((cookie) => cookie.split(";")[0]).join("; ") });
