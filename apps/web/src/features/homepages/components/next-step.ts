import { mayRegister } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";

type Step = { to: string; search?: { next: string } };

/** Where the landing page's invitations lead: people with an account to the task, visitors there by way of signing up. */
export function useNextStep(): { register: Step; start: Step; organization: Step; isSignedIn: boolean } {
  const session = useSession();
  const isSignedIn = session.profile !== null;
  const after = (path: string): Step => (isSignedIn ? { to: path } : { to: "/signup", search: { next: path } });
  return {
    // Whoever belongs nowhere cannot begin there; the dashboard tells them so.
    register: after(isSignedIn && !mayRegister(session) ? "/dashboard" : "/register-startup"),
    start: isSignedIn ? { to: "/dashboard" } : { to: "/signup" },
    organization: after("/organization-settings"),
    isSignedIn,
  };
}
