import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useRestoreOrganization, useSetOrganizationActive } from "../organizations.mutations.ts";

/** Restores an organization or switches it on, and says how it went; by then the button is gone, so it is not asked to tell. */
export function useBringBack({ id, name, version }: Pick<OrganizationDetails, "id" | "name" | "version">) {
  const restoring = useRestoreOrganization();
  const activating = useSetOrganizationActive();
  return {
    isRestoring: restoring.isPending,
    isActivating: activating.isPending,
    restore: () =>
      restoring.mutate(id, {
        onSuccess: () => toast.success(m.organizations_restored({ name })),
        onError: (error) => toast.error(m.organizations_restore_failed(), { description: errorText(error) }),
      }),
    activate: () =>
      activating.mutate(
        { id, version, is_active: true },
        {
          onSuccess: () => toast.success(m.organizations_status_updated()),
          onError: (error) => toast.error(m.organizations_status_failed(), { description: errorText(error) }),
        },
      ),
  };
}
