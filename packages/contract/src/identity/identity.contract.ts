import { endpoint } from "../core/endpoint.ts";
import {
  done,
  emailInput,
  resetPasswordInput,
  session,
  setupInput,
  signedIn,
  signInInput,
  signUpInput,
  tokenInput,
} from "./identity.schema.ts";

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
    .output(signedIn),
  signOut: endpoint({ ...publicly, method: "POST", path: "/auth/sign-out", summary: "End this session" }).output(done),
  verifyEmail: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/verify-email",
    summary: "Use a verification link",
    rateLimit: "sign-in",
  })
    .input(tokenInput)
    .output(done),
  resendVerification: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/resend-verification",
    summary: "Send the verification link again; never tells whether the account exists",
    rateLimit: "mail",
  })
    .input(emailInput)
    .output(done),
  forgotPassword: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Send a reset link; never tells whether the account exists",
    rateLimit: "mail",
  })
    .input(emailInput)
    .output(done),
  resetPassword: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password with a reset link; ends every other session",
    rateLimit: "sign-in",
  })
    .input(resetPasswordInput)
    .output(done),
  setUp: endpoint({
    ...publicly,
    method: "POST",
    path: "/auth/set-up",
    summary: "Create the first super admin with the one-time link",
    rateLimit: "sign-in",
  })
    .input(setupInput)
    .output(done),
};
