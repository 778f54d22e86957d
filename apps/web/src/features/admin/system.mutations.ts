import type { AccessQuestion } from "@kerkis/contract/admin/people/access.schema.ts";
import type { Feature } from "@kerkis/contract/core/features.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { systemQueries } from "./system.queries.ts";

/** A command of /system-admin: what is on screen is asked for again. Its refusal is a dialog's, or a toast. */
const useSystemCommand = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) =>
  useCommand({ mutationFn, stale: () => [systemQueries.all()] });

/** One that no dialog asks about. */
const useToldCommand = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) =>
  useCommand({ mutationFn, stale: () => [systemQueries.all()], failed: m.admin_command_failed });

export const useChangePersonRole = () => useSystemCommand(api.admin.changePersonRole);
export const useVerifyPerson = () => useToldCommand(api.admin.verifyPerson);
export const useSendPersonReset = () => useSystemCommand(api.admin.sendPersonReset);
export const useEndPersonSessions = () => useSystemCommand(api.admin.endPersonSessions);
export const useDisablePersonTwoFactor = () => useSystemCommand(api.admin.disablePersonTwoFactor);
export const useMakeSuperAdmin = () => useSystemCommand(api.admin.makeSuperAdmin);
export const useRemoveSuperAdmin = () => useSystemCommand(api.admin.removeSuperAdmin);
export const useDecideRoleRequest = () => useSystemCommand(api.admin.decideRoleRequest);
export const useSetErrorStatus = () => useToldCommand(api.admin.setErrorStatus);
/** Marks a message answered or waiting again, which can be taken back. */
export const useAnswerContact = () =>
  useCommand({
    mutationFn: (input: { id: string; answered: boolean }) => api.admin.answerContact(input),
    stale: () => [systemQueries.all()],
    done: () => m.admin_contact_done(),
    undo: (_message, { id, answered }) => api.admin.answerContact({ id, answered: !answered }),
    failed: m.admin_command_failed,
  });
export const useRetryJob = () => useToldCommand(api.admin.retryJob);
export const useSetOrganizationActive = () => useToldCommand(api.organizations.setActive);
export const useDeleteOrganization = () => useSystemCommand(api.organizations.delete);
export const useRestoreOrganization = () => useToldCommand(api.organizations.restore);
export const useExplainAccess = () =>
  useCommand({ mutationFn: (question: AccessQuestion) => api.admin.explainAccess(question) });

/** Switches a part of the product; this browser knows of it at once, the others with their next look. */
export function useChangeFeature() {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (change: { feature: Feature; enabled: boolean }) => api.admin.changeFeature(change),
    onSuccess: (list) => {
      queryClient.setQueryData(systemQueries.features().queryKey, list);
      return queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
    failed: m.admin_command_failed,
  });
}
