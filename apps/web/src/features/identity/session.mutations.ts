import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { leaveSession } from "./model/local-session.ts";
import { broadcastSession } from "./model/session-channel.ts";
import { isSignOutPending, markSignOutPending } from "./model/sign-out-pending.ts";

/** Ends the session. What this browser knows of the person goes even if the call fails (specification 4); other tabs follow. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCommand({
    mutationFn: () => api.identity.signOut(),
    onSuccess: () => {
      markSignOutPending(false);
      toast.success(m.identity_sign_out_done(), { description: m.identity_sign_out_done_text() });
    },
    onError: (error) => {
      const isSignedOut = errorCode(error) === "auth.required";
      markSignOutPending(!isSignedOut);
      toast.error(m.identity_sign_out_failed(), {
        description: isSignedOut ? errorText(error) : m.identity_sign_out_here(),
      });
    },
    onSettled: async () => {
      broadcastSession("signed-out");
      // The landing page needs the server; the sign-in page says what is still to be done.
      await leaveSession({ queryClient, router }, isSignOutPending() ? "/signin" : "/");
    },
  });
}
