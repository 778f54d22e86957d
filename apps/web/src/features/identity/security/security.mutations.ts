import type { Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { createPasskey } from "../model/passkey-ceremony.ts";
import { securityQueries } from "./security.queries.ts";

/** A command about the ways into one's account; what is shown of them is asked for again. */
function useSecurityCommand<Input, Output>(command: (input: Input) => Promise<Output>) {
  return useCommand({ mutationFn: command, stale: () => [securityQueries.all()] });
}

/** Absent where the account has no password. */
interface Proof {
  password?: string;
}

export const useChangePassword = () =>
  useSecurityCommand((input: { current_password?: string; password: string }) => api.identity.changePassword(input));

/** Its answer is shown until the set-up is confirmed, so nothing is asked for again yet. */
export const useBeginTwoFactor = () => useCommand({ mutationFn: (proof: Proof) => api.identity.beginTwoFactor(proof) });

export const useConfirmTwoFactor = () =>
  useSecurityCommand((input: { code: string }) => api.identity.confirmTwoFactor(input));

export const useRenewBackupCodes = () => useSecurityCommand((proof: Proof) => api.identity.renewBackupCodes(proof));

export const useDisableTwoFactor = () => useSecurityCommand((proof: Proof) => api.identity.disableTwoFactor(proof));

/** Asks the server what to make, the device to make it, and the server to keep it. */
export const useAddPasskey = () =>
  useSecurityCommand(async ({ name, ...proof }: Proof & { name: string }) => {
    const { token, options } = await api.identity.beginPasskey(proof);
    return api.identity.addPasskey({ token, response: await createPasskey(options), name });
  });

export const useRenamePasskey = () =>
  useSecurityCommand((input: { id: string; name: string }) => api.identity.renamePasskey(input));

export const useRemovePasskey = () =>
  useSecurityCommand((input: Proof & { id: string }) => api.identity.removePasskey(input));

export const useRevokeSession = () => useSecurityCommand((id: string) => api.identity.revokeSession({ id }));

export const useRevokeOtherSessions = () => useSecurityCommand(() => api.identity.revokeOtherSessions());

/** Leaves for the provider, which sends back to /auth-callback and from there to `next`. */
export const useLinkAccount = () =>
  useCommand({
    mutationFn: async (input: Proof & { provider: Provider; next: string }) => {
      const { url } = await api.identity.linkAccount(input);
      window.location.assign(url);
    },
  });

export const useUnlinkAccount = () =>
  useSecurityCommand((input: Proof & { id: string }) => api.identity.unlinkAccount(input));
