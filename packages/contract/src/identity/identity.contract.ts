import { endpoint } from "../core/endpoint.ts";
import {
  done,
  emailInput,
  resetPasswordInput,
  resetWays,
  session,
  setupInput,
  providerResult,
  signedIn,
  signInInput,
  signInResult,
  signUpInput,
  tokenInput,
} from "./identity.schema.ts";
import {
  linkProofInput,
  passkeyAnswer,
  passkeyOptions,
  providerCallbackInput,
  secondFactorInput,
} from "./security.schema.ts";

const publicly = { access: { kind: "public" } } as const;

export const identityContract = {
  session: endpoint({ ...publicly, method: "GET", path: "/session", summary: "Who is looking" }).output(session),
  signUp: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/sign-up",
    summary: "Create an account and send its verification link",
    rateLimit: "sign-up",
  })
    .input(signUpInput)
    .output(done),
  signIn: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/sign-in",
    summary: "Sign in with e-mail and password",
    rateLimit: "sign-in",
  })
    .input(signInInput)
    .output(signInResult),
  confirmSignIn: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/second-factor",
    summary: "Second step of signing in: a code of the authenticator app or a backup code",
    rateLimit: "second-factor",
  })
    .input(secondFactorInput)
    .output(signedIn),
  passkeySignInOptions: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/passkey/options",
    summary: "What a passkey is asked to sign in with",
    rateLimit: "passkey-options",
  }).output(passkeyOptions),
  passkeySignIn: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/passkey",
    summary: "Sign in with a passkey",
    rateLimit: "passkey",
  })
    .input(passkeyAnswer)
    .output(signedIn),
  providerCallback: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/provider-callback",
    summary: "Finish a sign-in with Google or LinkedIn, begun at GET /api/auth/google or /api/auth/linkedin",
    rateLimit: "provider",
  })
    .input(providerCallbackInput)
    .output(providerResult),
  linkAccountAtSignIn: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/link-account",
    summary: "Prove the password of an account that exists, and link the provider to it",
    rateLimit: "link",
  })
    .input(linkProofInput)
    .output(signInResult),
  signOut: endpoint({ ...publicly, method: "POST", path: "/auth/sign-out", summary: "End this session" }).output(done),
  verifyEmail: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/verify-email",
    summary: "Use a verification link",
    rateLimit: "link",
  })
    .input(tokenInput)
    .output(done),
  resendVerification: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/resend-verification",
    summary: "Send the verification link again; never tells whether the account exists",
    rateLimit: "verification-mail",
  })
    .input(emailInput)
    .output(done),
  forgotPassword: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Send a reset link; never tells whether the account exists",
    rateLimit: "reset-mail",
  })
    .input(emailInput)
    .output(done),
  waysInOfReset: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/reset-password/ways-in",
    summary:
      "The ways into the account of a reset link, and which of them may go with the old password; changes nothing",
    rateLimit: "link",
  })
    .input(tokenInput)
    .output(resetWays),
  resetPassword: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password with a reset link, and drop ways in that one does not know; ends every session",
    rateLimit: "link",
  })
    .input(resetPasswordInput)
    .output(done),
  setUp: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/set-up",
    summary: "Create the first super admin with the one-time link",
    rateLimit: "link",
  })
    .input(setupInput)
    .output(done),
  finishWelcome: endpoint({
    access: { kind: "signed-in" },
    method: "POST",
    path: "/me/welcomed",
    summary: "The first steps of /welcome are done or put aside",
  }).output(done),
};
