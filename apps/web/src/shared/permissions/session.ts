import { FEATURE_DEFAULTS } from "@kerkis/contract/core/features.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { PAGE_FALLBACK } from "@kerkis/contract/core/pages.ts";
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
