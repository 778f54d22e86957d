import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { api } from "#shared/api/client.ts";
import { enterSession, isSignOutPending, leaveSession, markSignOutPending } from "./local-session.ts";
import { forgetPendingVerification } from "./pending-verification.ts";
import { onOtherTabs, type SessionNews } from "./session-channel.ts";

/** Follows what other tabs do to the session, and finishes a sign-out that the server could not hear of. Used once, at the root. */
export function useSessionSync(): void {
  const queryClient = useQueryClient();
  const router = useRouter();

  const follow = useEffectEvent(async (news: SessionNews) => {
    if (news === "email-verified") forgetPendingVerification();
    if (news === "signed-out") await leaveSession({ queryClient, router }, "other");
    if (news === "signed-in") {
      await enterSession(queryClient);
      await router.invalidate();
    }
  });

  const finishSignOut = useEffectEvent(async () => {
    if (!isSignOutPending()) return;
    await api.identity.signOut();
    markSignOutPending(false);
    await leaveSession({ queryClient, router }, "other");
  });

  useEffect(() => {
    const quietly = (work: Promise<void>) => void work.catch(() => undefined);
    const stop = onOtherTabs((news) => quietly(follow(news)));
    const connected = () => quietly(finishSignOut());
    connected();
    window.addEventListener("online", connected);
    return () => {
      stop();
      window.removeEventListener("online", connected);
    };
  }, []);
}
