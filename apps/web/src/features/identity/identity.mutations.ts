import type { SignInResult, SignUpInput } from "@kerkis/contract/identity/identity.schema.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { currentLanguage, switchLanguage } from "#shared/i18n/language.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { becomeVisitor } from "./model/local-session.ts";
import { offered, signWithPasskey } from "./model/passkey-ceremony.ts";
import {
  forgetPendingVerification,
  rememberAfterVerification,
  rememberPendingVerification,
} from "./model/pending-verification.ts";
import { broadcastSession } from "./model/session-channel.ts";
import { useArrival } from "./hooks/use-arrival.ts";

/**
 * Signs in and goes on: to `next` when it is a path of ours, else where the server sends the role (specification 2.4). Where the
 * account asks for a second step, the answer is its token instead.
 */
export function useSignIn(next: string | undefined) {
  return useSigningIn(next, (input: { email: string; password: string }) => api.identity.signIn(input));
}

/** The second step: a code of the app, or a backup code. */
export function useConfirmSignIn(next: string | undefined) {
  return useSigningIn(next, (input: { token: string; code: string }) => api.identity.confirmSignIn(input));
}

/**
 * Signs in with a passkey of this device; `autofill` offers it in the e-mail field and waits there, and says nothing where
 * that fails: nobody asked for it.
 */
export function usePasskeySignIn(next: string | undefined) {
  const signed = async (autofill: boolean) => {
    const { token, options } = await api.identity.passkeySignInOptions();
    return { token, response: await signWithPasskey(options, autofill) };
  };
  return useSigningIn(next, async ({ autofill }: { autofill: boolean }) =>
    api.identity.passkeySignIn(autofill ? await offered(signed(true)) : await signed(false)),
  );
}

/** Proves an account that exists, to link the provider to it. */
export function useLinkAtSignIn(next: string | undefined) {
  return useSigningIn(next, (input: { token: string; password: string }) => api.identity.linkAccountAtSignIn(input));
}

function useSigningIn<Input>(next: string | undefined, signIn: (input: Input) => Promise<SignInResult>) {
  const arrive = useArrival(next);
  return useCommand({
    mutationFn: signIn,
    onSuccess: async (result) => {
      if ("redirect_to" in result) await arrive(result.redirect_to);
    },
  });
}

/** Creates an account; /signin then asks to look at the mailbox (specification 2.9). */
export function useSignUp(next: string | undefined) {
  const router = useRouter();
  return useCommand({
    mutationFn: (input: Omit<SignUpInput, "language">) =>
      api.identity.signUp({ ...input, language: currentLanguage() }),
    onSuccess: async (_, { email }) => {
      rememberPendingVerification(email);
      rememberAfterVerification(next);
      toast.success(m.identity_sign_up_done(), { description: m.identity_sign_up_done_text() });
      await router.navigate({ to: "/signin", search: next === undefined ? {} : { next } });
    },
  });
}

/** Creates the first super admin with the one-time link (completions 1). */
export function useSetUp() {
  const router = useRouter();
  return useCommand({
    mutationFn: (input: { token: string; first_name: string; last_name: string; email: string; password: string }) =>
      api.identity.setUp({ ...input, language: currentLanguage() }),
    onSuccess: async () => {
      toast.success(m.identity_setup_done(), { description: m.identity_setup_done_text() });
      await router.navigate({ to: "/signin" });
    },
  });
}

/** Uses a verification link. Only a click does it: a mail scanner that opens the page proves nothing. */
export const useVerifyEmail = () =>
  useCommand({
    mutationFn: (token: string) => api.identity.verifyEmail({ token }),
    onSuccess: () => {
      forgetPendingVerification();
      broadcastSession("email-verified");
    },
  });

export const useResendVerification = () =>
  useCommand({ mutationFn: (email: string) => api.identity.resendVerification({ email }) });

export const useForgotPassword = () =>
  useCommand({ mutationFn: (input: { email: string }) => api.identity.forgotPassword(input) });

/** Sets a new password with the link of the mail; every session ends, this browser's too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { token: string; password: string; drop: string[] }) => api.identity.resetPassword(input),
    onSuccess: () => {
      becomeVisitor(queryClient);
      return queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
  });
}

/** The first steps are done or put aside. */
export function useFinishWelcome() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: () => api.identity.finishWelcome(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey }),
  });
}

/** The language of the pages and of the mails; the page comes again in it even when the server did not hear. */
export function useChooseLanguage() {
  return useCommand({
    mutationFn: (language: Language) => api.identity.changeLanguage({ language }),
    onSettled: (_, _error, language) => switchLanguage(language),
  });
}
