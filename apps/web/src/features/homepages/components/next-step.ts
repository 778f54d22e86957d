import { useSession } from "#shared/permissions/session.ts";

/** Where the landing page's invitations lead: visitors sign up first, people with an account go straight to the task. */
export function useNextStep(): { register: string; start: string; organization: string; isSignedIn: boolean } {
  const { profile } = useSession();
  return profile
    ? { register: "/register-startup", start: "/dashboard", organization: "/organization-settings", isSignedIn: true }
    : { register: "/signup", start: "/signup", organization: "/signup", isSignedIn: false };
}
