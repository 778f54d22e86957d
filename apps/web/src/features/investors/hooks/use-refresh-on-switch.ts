import { UUID } from "@kerkis/contract/core/text/ids.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { startupsQueries } from "#features/startups/startups.public.tsx";
import { useSession } from "#shared/permissions/session.ts";

/** Specification 7.5. */
const REFRESH_AFTER_MS = 500;
/** Specification 5: the standard shape of an organization's identifier. */

/** Asks for the opportunities again 500 ms after the organization changed. */
export function useRefreshOnSwitch(): void {
  const queryClient = useQueryClient();
  const organizationId = useSession().current_organization?.organization_id ?? "";
  const shownFor = useRef(organizationId);
  useEffect(() => {
    if (organizationId === shownFor.current || !UUID.test(organizationId)) return undefined;
    const timer = setTimeout(() => {
      shownFor.current = organizationId;
      void queryClient.invalidateQueries({ queryKey: startupsQueries.lists() });
    }, REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [organizationId, queryClient]);
}
