import type {
  CreateOrganizationInput,
  OrganizationDetails,
  UpdateBrandingInput,
  UpdateOrganizationInput,
} from "@kerkis/contract/organizations/organizations.schema.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { uploadLogo } from "#shared/api/upload-picture.ts";
import { useOrganization } from "./hooks/use-organization.ts";
import { organizationsQueries } from "./organizations.queries.ts";

const keep = (queryClient: QueryClient, details: OrganizationDetails): void => {
  queryClient.setQueryData(organizationsQueries.details(details.id).queryKey, details);
};

export function useCreateOrganization() {
  const queryClient = useQueryClient();
  return useCommand({
    // A creation whose answer was lost must not be made twice.
    retry: false,
    mutationFn: (input: CreateOrganizationInput) => api.organizations.create(input),
    onSuccess: (details) => keep(queryClient, details),
  });
}

/** Uploads a picture. Answers the path it is shown under. */
export function useUploadOrganizationLogo() {
  return useCommand({ mutationFn: uploadLogo });
}

export function useUpdateOrganization() {
  const queryClient = useQueryClient();
  const { refresh } = useOrganization();
  return useCommand({
    mutationFn: (input: UpdateOrganizationInput) => api.organizations.update(input),
    onSuccess: (details) => {
      keep(queryClient, details);
      // The switcher and the header show its name and logo.
      void refresh();
    },
  });
}

export function useUpdateBranding() {
  const queryClient = useQueryClient();
  const { refresh } = useOrganization();
  return useCommand({
    mutationFn: (input: UpdateBrandingInput) => api.organizations.updateBranding(input),
    onSuccess: (details) => {
      keep(queryClient, details);
      // The switcher shows its colour.
      void refresh();
    },
  });
}

/** A step that may change where the person belongs: the session is asked for again after it. */
function useStep<Input>(run: (input: Input) => Promise<unknown>) {
  const { refresh } = useOrganization();
  return useCommand({ mutationFn: run, retry: false, onSuccess: () => refresh() });
}

export const useSetOrganizationActive = () =>
  useStep((input: { id: string; version: number; is_active: boolean }) => api.organizations.setActive(input));
export const useDeleteOrganization = () =>
  useStep((input: { id: string; name: string }) => api.organizations.delete(input));
export const useRestoreOrganization = () => useStep((id: string) => api.organizations.restore({ id }));
export const useTransferOwnership = () =>
  useStep((input: { id: string; email: string }) => api.organizations.transfer(input));
export const useLeaveOrganization = () => useStep((id: string) => api.organizations.leave({ id }));
