import { FEATURE_DEFAULTS } from "@kerkis/contract/core/features.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import {
  PAGE_FALLBACK,
  type OrganizationAction,
  ORGANIZATION_MATRIX,
  type PageKey,
} from "@kerkis/contract/core/permissions.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { api } from "#shared/api/client.ts";

/** Who is looking: profile, memberships, current organization, page permissions. Key: ["session"]. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ["session"],
    queryFn: (): Promise<Session> => api.identity.session(),
    staleTime: 60_000,
  });

const VISITOR: Session = {
  profile: null,
  memberships: [],
  current_organization: null,
  pages: PAGE_FALLBACK,
  is_super_admin: false,
  requested_role: null,
  providers: { google: false, linkedin: false },
  features: FEATURE_DEFAULTS,
  impersonation: null,
  demo: false,
};

/** The same installation seen by nobody in particular. */
export const asVisitor = (session: Session | undefined): Session =>
  session ? { ...VISITOR, providers: session.providers, features: session.features, demo: session.demo } : VISITOR;

/** The query that tells who is looking, for everything inside an AuthProvider. */
export const AuthContext = createContext<ReturnType<typeof sessionQuery> | null>(null);

/**
 * The session as last known; a visitor while the lookup has failed (specification 6, default page permissions).
 * @throws Error outside an AuthProvider (specification 8, context misuse)
 */
export function useAuth(): Session {
  const query = use(AuthContext);
  if (!query) throw new Error("useAuth must be used within an AuthProvider");
  return useQuery(query).data ?? VISITOR;
}

/** The same by the name of what it gives. */
export function useSession(): Session {
  return useAuth();
}

/** Whether a page's permission is held. The server decides again on every call. */
export const hasPage = (session: Session, page: PageKey): boolean => session.is_super_admin || session.pages[page];

/** Whether the person's role in the current organization allows an action (specification 6, matrix). */
export function hasAction(session: Session, action: OrganizationAction): boolean {
  if (session.is_super_admin) return true;
  const role = session.current_organization?.role;
  return role !== undefined && ORGANIZATION_MATRIX[role].includes(action);
}

/** Whether the person manages applications of the current organization, as the server decides it. */
export function managesApplications(session: Session): boolean {
  const { current_organization: organization, profile } = session;
  if (hasAction(session, "data.manageApplications")) return true;
  return organization !== null && (profile?.role === "registry_coordinator" || profile?.role === "admin");
}

/** Owner or admin of the current organization, or super admin. */
export function isOrganizationAdmin(session: Session): boolean {
  const role = session.current_organization?.role;
  return session.is_super_admin || role === "owner" || role === "admin";
}
