import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { Account, Consent } from "@kerkis/contract/identity/account.schema.ts";
import type { SELECTABLE_ROLES } from "@kerkis/contract/identity/account.policy.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { downloadFile } from "#shared/api/files.ts";
import { uploadAvatar } from "#shared/api/upload-picture.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { currentLanguage, switchLanguage } from "#shared/i18n/language.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { accountQueries } from "./account.queries.ts";

/** The account as the server answered it; the shell shows the same name, picture and role at once. */
function keepAccount(queryClient: QueryClient, account: Account): void {
  queryClient.setQueryData(accountQueries.account().queryKey, account);
  const pending = account.role_requests.find(({ status }) => status === "pending");
  queryClient.setQueryData(
    sessionQuery().queryKey,
    (session) => session && { ...session, profile: account.profile, requested_role: pending?.role ?? null },
  );
}

/** A command whose answer is the account after it. */
function useAccountCommand<Input>(command: (input: Input) => Promise<Account>) {
  const queryClient = useQueryClient();
  return useCommand({ mutationFn: command, onSuccess: (account) => keepAccount(queryClient, account) });
}

export const useUpdateProfile = () =>
  useAccountCommand((input: { version: number; first_name?: string; last_name?: string; avatar_url?: string | null }) =>
    api.identity.updateProfile(input),
  );

/** Uploads a picture and makes it the person's. */
export const useChangeAvatar = () =>
  useAccountCommand(async ({ version, picture }: { version: number; picture: Blob }) => {
    const avatar_url = await uploadAvatar(picture);
    return api.identity.updateProfile({ version, avatar_url });
  });

/** Uses the link that was sent to a new address. Only a click does it: a mail scanner that opens the page proves nothing. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (token: string) => api.identity.confirmEmail({ token }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: accountQueries.all() });
      return queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
  });
}

export const useChangeEmail = () =>
  useAccountCommand((input: { email: string; password?: string }) => api.identity.changeEmail(input));

export const useCancelEmailChange = () => useAccountCommand(() => api.identity.cancelEmailChange());

/** Stores the language with the account, then shows the page in it. */
export const useChangeLanguage = () =>
  useCommand({
    mutationFn: async (language: Language) => {
      await api.identity.changeLanguage({ language });
      return language;
    },
    onSuccess: (language) => {
      if (language !== currentLanguage()) switchLanguage(language);
    },
  });

/** Another role opens other pages: the session is asked for anew. */
export function useChangeRole() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (role: (typeof SELECTABLE_ROLES)[number]) => api.identity.changeRole({ role }),
    onSuccess: async (account) => {
      keepAccount(queryClient, account);
      await queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
  });
}

export const useWithdrawRoleRequest = () => useAccountCommand(() => api.identity.withdrawRoleRequest());

/** The session says whether this person is measured: it is asked for anew. */
export function useSetConsent() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (input: { subject: Consent; granted: boolean }) => api.identity.setConsent(input),
    onSuccess: async (account) => {
      keepAccount(queryClient, account);
      await queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
  });
}

export const useRequestDeletion = () =>
  useAccountCommand((input: { confirmation: string; password?: string }) => api.identity.requestDeletion(input));

export const useCancelDeletion = () => useAccountCommand(() => api.identity.cancelDeletion());

/** Everything that is the person's, as a ZIP saved by the browser. */
export const useDownloadData = () =>
  useCommand({ mutationFn: () => downloadFile(FILE_ROUTES.downloadAccountData.path), retry: false });
