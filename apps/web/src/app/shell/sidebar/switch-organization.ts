import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useEffect, useEffectEvent } from "react";
import { storedOrganization, useOrganization } from "#features/organizations/organizations.public.tsx";

/** Makes another organization the current one; everything on the page is then asked for again (specification 4 and 7.5). */
export function useSwitchOrganization() {
  const { switchOrganization, switchingTo } = useOrganization();
  return { mutate: switchOrganization, isPending: switchingTo !== null, variables: switchingTo ?? undefined };
}

/** Returns to the organization this browser was last in, while the person still belongs to it (specification 4). */
export function useRestoredOrganization(session: Session): void {
  const { switchOrganization } = useOrganization();
  const restore = useEffectEvent(() => {
    const stored = storedOrganization();
    const belongs = session.memberships.some((membership) => membership.organization_id === stored);
    if (stored && belongs && stored !== session.current_organization?.organization_id) switchOrganization(stored);
  });
  useEffect(() => restore(), []);
}
