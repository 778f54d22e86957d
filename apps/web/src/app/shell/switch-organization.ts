import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { errorText } from "#shared/api/errors.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { toast } from "#shared/ui/toast.tsx";

/** Specification 3: the current organization's id is kept in this browser. */
const STORAGE_KEY = "kerkis.organization";

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

const inOrganization = (session: Session, id: string): Session => ({
  ...session,
  current_organization: session.memberships.find(({ organization_id }) => organization_id === id) ?? null,
});

/** Makes another organization the current one; everything on the page is then asked for again. */
export function useSwitchOrganization() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (id: string) =>
      api.organizations.switch({ id }, { signal: AbortSignal.timeout(LIMITS.organizationSwitchTimeoutMs) }),
    onSuccess: async (_, id) => {
      localStorage.setItem(STORAGE_KEY, id);
      // Calls name the organization of the known session, so the change is known first and asked for again after.
      queryClient.setQueryData(sessionQuery().queryKey, (session) => session && inOrganization(session, id));
      await queryClient.invalidateQueries();
      await router.invalidate();
    },
    onError: (error) => {
      const description = isTimeout(error) ? m.shell_switcher_timeout() : errorText(error);
      toast.error(m.shell_switcher_failed(), { description });
    },
  });
}

/** Returns to the organization this browser was last in, while the person still belongs to it (specification 4). */
export function useRestoredOrganization(session: Session): void {
  const switchOrganization = useSwitchOrganization();
  const restore = useEffectEvent(() => {
    const stored = localStorage.getItem(STORAGE_KEY);
    const belongs = session.memberships.some((membership) => membership.organization_id === stored);
    if (stored && belongs && stored !== session.current_organization?.organization_id)
      switchOrganization.mutate(stored);
  });
  useEffect(() => restore(), []);
}
