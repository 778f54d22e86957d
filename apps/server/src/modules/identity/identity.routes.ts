import { isLanguage, type Language } from "@kerkis/contract/core/text/languages.ts";
import { readCookie } from "@kerkis/contract/core/happenings/rendering.ts";
import { identityContract } from "@kerkis/contract/identity/identity.contract.ts";
import type { ProviderResult } from "@kerkis/contract/identity/identity.schema.ts";
import type { Auth } from "#platform/auth/better-auth.ts";
import { deviceCookie, knownDevice } from "#platform/auth/device-cookie.ts";
import { clearOwnSession, ownSessionToken } from "#platform/auth/impersonation-cookies.ts";
import {
  languageCookie,
  endedSessionCookie,
  parseCookies,
  privateCookie,
  sessionCookie,
} from "#platform/auth/session-cookie.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import * as identity from "./identity.service.ts";
import { signOutOfImpersonation } from "./people/impersonation.service.ts";
import { signInWithPasskey, passkeySignInOptions } from "./security/passkeys.service.ts";
import { resetPassword, waysInOfReset } from "./sign-in/reset.service.ts";
import { newSignUpBrowser, signUpBrowser, signUpCookie } from "#platform/auth/sign-up-cookie.ts";
import { PROVIDER_COOKIE, providerBinding } from "#platform/auth/provider-cookie.ts";
import { finishAtProvider, linkAfterProof, type ProviderOutcome } from "./sign-in/providers.service.ts";
import { confirmSignIn, landingOf, signInWithPassword, type SignedIn, type Visit } from "./sign-in/sign-in.service.ts";

const os = gated(identityContract);
const ok = { ok: true } as const;

/** Everything of the identity contract but `session`, which app/ composes from several modules. */
export const identityRoutes = (auth: Auth) => ({
  signUp: os.signUp.handler(async ({ context, input }) => {
    const { config } = context.platform;
    const browser = signUpBrowser(context.headers().get("cookie"), config) ?? newSignUpBrowser();
    await identity.signUp(context.platform, input, browser);
    context.setCookie(signUpCookie(browser, config));
    return ok;
  }),
  signIn: os.signIn.handler(async ({ context, input }) => {
    const isLastTry = context.attempt?.isLast ?? false;
    return answerOf(context, await signInWithPassword(context.platform, input, visitOf(context), isLastTry));
  }),
  confirmSignIn: os.confirmSignIn.handler(async ({ context, input }) =>
    enter(context, await confirmSignIn(context.platform, input, visitOf(context))),
  ),
  passkeySignInOptions: os.passkeySignInOptions.handler(({ context }) => passkeySignInOptions(context.platform)),
  passkeySignIn: os.passkeySignIn.handler(async ({ context, input }) => {
    const origin = context.headers().get("origin");
    return enter(context, await signInWithPasskey(context.platform, { ...input, origin }, visitOf(context)));
  }),
  providerCallback: os.providerCallback.handler(async ({ context, input }) => {
    const cookies = context.headers().get("cookie");
    context.setCookie(privateCookie(PROVIDER_COOKIE, "", 0, context.platform.config));
    const lang = readCookie(cookies, "lang");
    const outcome = await finishAtProvider(auth, context.platform, input, {
      binding: providerBinding(cookies, context.platform.config),
      actor: context.actor,
      visit: visitOf(context),
      language: isLanguage(lang) ? lang : null,
    });
    return providerAnswer(context, outcome);
  }),
  linkAccountAtSignIn: os.linkAccountAtSignIn.handler(async ({ context, input }) =>
    answerOf(context, await linkAfterProof(context.platform, input, visitOf(context))),
  ),
  signOut: os.signOut.handler(async ({ context }) => {
    const { actor, platform } = context;
    context.setCookie(endedSessionCookie(platform.config));
    if (!actor) return ok;
    await identity.signOut(platform, actor);
    if (actor.impersonatorId === null) return ok;
    const own = ownSessionToken(parseCookies(context.headers().get("cookie")), platform.config);
    await signOutOfImpersonation(platform, actor, own);
    for (const cookie of clearOwnSession(platform.config)) context.setCookie(cookie);
    return ok;
  }),
  verifyEmail: os.verifyEmail.handler(async ({ context, input }) => {
    const browser = signUpBrowser(context.headers().get("cookie"), context.platform.config);
    await identity.verifyEmail(context.platform, input.token, browser);
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
  waysInOfReset: os.waysInOfReset.handler(({ context, input }) => waysInOfReset(context.platform, input.token)),
  resetPassword: os.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context.platform, input);
    return ok;
  }),
  setUp: os.setUp.handler(async ({ context, input }) => {
    await identity.setUpSuperAdmin(context.platform, input);
    return ok;
  }),
  finishWelcome: os.finishWelcome.handler(async ({ context }) => {
    await identity.finishWelcome(context.platform, context.actor.userId);
    return ok;
  }),
});

const visitOf = (context: RequestContext): Visit => ({
  address: context.address,
  userAgent: context.headers().get("user-agent"),
  sessionId: context.actor?.sessionId ?? null,
  deviceOf: (email) => knownDevice(context.headers().get("cookie"), email, context.platform.config),
});

/** Gives the browser its session. @returns where it leads */
function enter(context: RequestContext, { person, token }: Extract<SignedIn, { token: string }>) {
  const { config } = context.platform;
  context.setCookie(sessionCookie(token, config));
  context.setCookie(deviceCookie(context.headers().get("cookie"), person.email, config));
  rememberLanguage(context, person.language);
  return landingOf(person);
}

const answerOf = (context: RequestContext, result: SignedIn) =>
  "challenge" in result ? { second_factor: { token: result.challenge } } : enter(context, result);

function providerAnswer(context: RequestContext, outcome: ProviderOutcome): ProviderResult {
  const { provider, next } = outcome;
  if (outcome.kind === "linked") {
    return { redirect_to: next ?? "/settings", next, provider, outcome: "linked" };
  }
  if (outcome.kind === "link_needed") {
    const { token, email, hasPassword } = outcome;
    return { link: { token, email, has_password: hasPassword }, provider, next };
  }
  const answer = answerOf(context, outcome.session);
  if ("second_factor" in answer) return { ...answer, provider, next };
  return { ...answer, next, provider, outcome: outcome.kind === "signed_up" ? "signed-up" : "signed-in" };
}

/** On a browser that has chosen no language, the profile's is used. */
function rememberLanguage(context: RequestContext, language: Language): void {
  if (readCookie(context.headers().get("cookie"), "lang") !== undefined) return;
  context.setCookie(languageCookie(language));
}
