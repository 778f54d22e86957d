import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { errorText, isNetworkFailure } from "#shared/api/errors.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { toast } from "#shared/ui/toast.tsx";

/** Specification 3: the current organization's id is kept in this browser. */
const STORAGE_KEY = "kerkis.organization";

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

const inOrganization = (session: Session, id: string): Session => ({
  ...session,
  current_organization: session.memberships.find(({ organization_id }) => organization_id === id) ?? null,
});

/**
 * Makes another organization the current one; everything on the page is then asked for again. Without a connection the
 * browser goes there on its own (specification 4): the server checks the membership on the first call that reaches it.
 */
export function useSwitchOrganization() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const enter = (id: string) => {
    localStorage.setItem(STORAGE_KEY, id);
    // Calls name the organization of the known session, so the change is known first and asked for again after.
    queryClient.setQueryData(sessionQuery().queryKey, (session) => session && inOrganization(session, id));
  };
  return useMutation({
    // Without a connection it fails at once instead of waiting for one.
    networkMode: "always",
    mutationFn: (id: string) =>
      api.organizations.switch({ id }, { signal: AbortSignal.timeout(LIMITS.organizationSwitchTimeoutMs) }),
    onSuccess: async (_, id) => {
      enter(id);
      await queryClient.invalidateQueries();
      await router.invalidate();
    },
    onError: (error, id) => {
      if (isNetworkFailure(error)) {
        enter(id);
        // Nothing of the other organization stays on the page; it fills when the connection is back.
        void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery().queryKey[0] });
        toast.warning(m.shell_switcher_offline());
        return;
      }
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
