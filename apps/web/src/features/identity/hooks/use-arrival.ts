import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { m } from "#messages";
import { useHasRoute } from "#shared/routing/use-pages.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { enterSession } from "../model/local-session.ts";
import { arrivalPath } from "../model/next-path.ts";
import { forgetPendingVerification, rememberAfterVerification } from "../model/pending-verification.ts";
import { broadcastSession } from "../model/session-channel.ts";

/** What follows every way of signing in: the new session is known everywhere, and the person goes on. */
export function useArrival(next: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const hasRoute = useHasRoute();
  return async (redirectTo: string): Promise<void> => {
    await enterSession(queryClient);
    forgetPendingVerification();
    rememberAfterVerification(undefined);
    broadcastSession("signed-in");
    toast.success(m.identity_sign_in_done(), { description: m.identity_sign_in_done_text() });
    const given = { next, redirectTo };
    await router.navigate({ href: arrivalPath(given, hasRoute), replace: true });
  };
}
