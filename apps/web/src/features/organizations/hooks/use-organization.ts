import type { Membership } from "@kerkis/contract/identity/identity.schema.ts";
import { createContext, useContext } from "react";

/** The organizations of the person and the one they work in (specification 2.13 and 4). */
export interface OrganizationSystem {
  organizations: readonly Membership[];
  current: Membership | null;
  /** The list is on its way and nothing is known of it yet. */
  isLoading: boolean;
  /** Why the list could not be loaded, worded; null when it could. */
  failure: string | null;
  /** Asks for the list again. */
  reload: () => void;
  /** The current organization is worked in without a connection to the server. */
  isOffline: boolean;
  /** The organization that is being switched to. */
  switchingTo: string | null;
  switchOrganization: (id: string) => void;
  /** Asks again who is looking, after a membership or an organization changed. */
  refresh: () => Promise<void>;
}

export const OrganizationContext = createContext<OrganizationSystem | null>(null);

/** The organizations of who is looking. @throws Error outside an OrganizationProvider (specification 8, context misuse) */
export function useOrganization(): OrganizationSystem {
  const system = useContext(OrganizationContext);
  if (!system) throw new Error("useOrganization must be used within an OrganizationProvider");
  return system;
}
