import type { AccessQuestion } from "@kerkis/contract/admin/people/access.schema.ts";
import type { Feature } from "@kerkis/contract/core/features.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { errorText } from "#shared/api/errors.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useOneCommand } from "#shared/api/use-one-command.ts";
import { systemQueries } from "./system.queries.ts";

/** A command of /system-admin: what is on screen is asked for again, and a refusal is said. */
function useSystemCommand<Input, Output>(call: (input: Input) => Promise<Output>, quiet = false) {
  const queryClient = useQueryClient();
  return useOneCommand({
    mutationFn: (input: Input) => call(input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: systemQueries.all() }),
    ...(!quiet && { onError: (error: Error) => toast.error(errorText(error)) }),
  });
}

export const useChangePersonRole = () => useSystemCommand(api.admin.changePersonRole);
export const useVerifyPerson = () => useSystemCommand(api.admin.verifyPerson);
export const useSendPersonReset = () => useSystemCommand(api.admin.sendPersonReset);
export const useEndPersonSessions = () => useSystemCommand(api.admin.endPersonSessions);
/** These three are confirmed by typing: their dialogs show the refusal themselves. */
export const useDisablePersonTwoFactor = () => useSystemCommand(api.admin.disablePersonTwoFactor, true);
export const useMakeSuperAdmin = () => useSystemCommand(api.admin.makeSuperAdmin, true);
export const useRemoveSuperAdmin = () => useSystemCommand(api.admin.removeSuperAdmin, true);
export const useDecideRoleRequest = () => useSystemCommand(api.admin.decideRoleRequest, true);
export const useSetErrorStatus = () => useSystemCommand(api.admin.setErrorStatus);
export const useAnswerContact = () => useSystemCommand(api.admin.answerContact);
export const useRetryJob = () => useSystemCommand(api.admin.retryJob);
export const useSetOrganizationActive = () => useSystemCommand(api.organizations.setActive);
export const useDeleteOrganization = () => useSystemCommand(api.organizations.delete, true);
export const useRestoreOrganization = () => useSystemCommand(api.organizations.restore);
export const useExplainAccess = () =>
  useOneCommand({ mutationFn: (question: AccessQuestion) => api.admin.explainAccess(question) });

/** Switches a part of the product; this browser knows of it at once, the others with their next look. */
export function useChangeFeature() {
  const queryClient = useQueryClient();
  return useOneCommand({
    mutationFn: (change: { feature: Feature; enabled: boolean }) => api.admin.changeFeature(change),
    onSuccess: (list) => {
      queryClient.setQueryData(systemQueries.features().queryKey, list);
      return queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
