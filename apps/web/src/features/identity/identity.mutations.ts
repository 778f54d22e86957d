import type { SignUpInput } from "@kerkis/contract/identity/identity.schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { toast } from "#shared/ui/toast.tsx";
import { failureText } from "./hooks/failure.ts";
import { enterSession, leaveSession, markSignOutPending } from "./hooks/local-session.ts";
import { landingPath, nextPath } from "./hooks/next-path.ts";
import { forgetPendingVerification, rememberPendingVerification } from "./hooks/pending-verification.ts";
import { tellOtherTabs } from "./hooks/session-channel.ts";

/** Signs in and goes on: to `next` when it is a path of ours, else where the server sends the role (specification 2.4). */
export function useSignIn(next: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (input: { email: string; password: string }) => api.identity.signIn(input),
    onSuccess: async ({ redirect_to }) => {
      await enterSession(queryClient);
      forgetPendingVerification();
      tellOtherTabs("signed-in");
      toast.success(m.identity_sign_in_done(), { description: m.identity_sign_in_done_text() });
      await router.navigate({
        href: nextPath(next) ?? landingPath(redirect_to, (path) => path in router.routesByPath),
        replace: true,
      });
    },
  });
}

/** Creates an account; /signin then asks to look at the mailbox (specification 2.9). */
export function useSignUp(next: string | undefined) {
  const router = useRouter();
  return useMutation({
    mutationFn: (input: Omit<SignUpInput, "language">) =>
      api.identity.signUp({ ...input, language: currentLanguage() }),
    onSuccess: async (_, { email }) => {
      rememberPendingVerification(email);
      toast.success(m.identity_sign_up_done(), { description: m.identity_sign_up_done_text() });
      await router.navigate({ to: "/signin", search: next === undefined ? {} : { next } });
    },
  });
}

/** Creates the first super admin with the one-time link (completions 1). */
export function useSetUp() {
  const router = useRouter();
  return useMutation({
    mutationFn: (input: { token: string; first_name: string; last_name: string; email: string; password: string }) =>
      api.identity.setUp({ ...input, language: currentLanguage() }),
    onSuccess: async () => {
      toast.success(m.identity_setup_done(), { description: m.identity_setup_done_text() });
      await router.navigate({ to: "/signin" });
    },
  });
}

export const useResendVerification = () =>
  useMutation({ mutationFn: (email: string) => api.identity.resendVerification({ email }) });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (input: { email: string }) => api.identity.forgotPassword(input) });

/** Sets a new password with the link of the mail; every session ends, this browser's too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { token: string; password: string }) => api.identity.resetPassword(input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey }),
  });
}

/** Ends the session. What this browser knows of the person goes even if the call fails (specification 4); other tabs follow. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => api.identity.signOut(),
    onSuccess: () => {
      markSignOutPending(false);
      toast.success(m.identity_sign_out_done(), { description: m.identity_sign_out_done_text() });
    },
    onError: (error) => {
      markSignOutPending(true);
      toast.error(m.identity_sign_out_failed(), { description: failureText(error) });
    },
    onSettled: async () => {
      tellOtherTabs("signed-out");
      await leaveSession({ queryClient, router }, "acting");
    },
  });
}
