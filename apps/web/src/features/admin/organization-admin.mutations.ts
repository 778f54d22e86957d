import type { RetentionDays, SetPermission } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { organizationAdminQueries } from "./organization-admin.queries.ts";

/** Overrides a page permission; on a refusal the matrix is asked for again. */
export function useSetPermission(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = organizationAdminQueries.matrix(id);
  return useCommand({
    mutationFn: (cell: Omit<SetPermission, "id">) => api.organizations.setPermission({ id, ...cell }),
    onSuccess: (matrix) => queryClient.setQueryData(queryKey, matrix),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useResetPermissions(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = organizationAdminQueries.matrix(id);
  return useCommand({
    mutationFn: () => api.organizations.resetPermissions({ id }),
    onSuccess: (matrix) => queryClient.setQueryData(queryKey, matrix),
  });
}

export function useSaveRetention(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = organizationAdminQueries.retention(id);
  return useCommand({
    mutationFn: (input: RetentionDays & { version: number }) => api.organizations.saveRetention({ id, ...input }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
