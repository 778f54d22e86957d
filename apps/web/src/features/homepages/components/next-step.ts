import { useSession } from "#shared/permissions/session.ts";

type Step = { to: string; search?: { next: string } };

/** Where the landing page's invitations lead: people with an account to the task, visitors there by way of signing up. */
export function useNextStep(): { register: Step; start: Step; organization: Step; isSignedIn: boolean } {
  const isSignedIn = useSession().profile !== null;
  const after = (path: string): Step => (isSignedIn ? { to: path } : { to: "/signup", search: { next: path } });
  return {
    register: after("/register-startup"),
    start: isSignedIn ? { to: "/dashboard" } : { to: "/signup" },
    organization: after("/organization-settings"),
    isSignedIn,
  };
}
