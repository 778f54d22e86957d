import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { watchUnauthorized } from "#shared/api/transport.ts";
import { useConnectivity } from "#shared/offline/connectivity.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { forgetTyped } from "#shared/storage/personal-storage.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import {
  adoptPerson,
  enterSession,
  expireSession,
  holdTyped,
  isSessionBeingCleared,
  leaveSession,
} from "../model/local-session.ts";
import { isSignOutPending, markSignOutPending } from "../model/sign-out-pending.ts";
import { forgetPendingVerification } from "../model/pending-verification.ts";
import { onOtherTabs, type SessionNews } from "../model/session-channel.ts";
import { markSessionEnded } from "../model/session-ended.ts";
import { sessionOwner } from "../model/session-owner.ts";

const personIn = (queryClient: QueryClient): string | null =>
  queryClient.getQueryData(sessionQuery().queryKey)?.profile?.id ?? null;

const organizationsIn = (queryClient: QueryClient): string[] =>
  queryClient.getQueryData(sessionQuery().queryKey)?.memberships.map(({ organization_id }) => organization_id) ?? [];

/**
 * Follows what happens to the session outside of this page: in other tabs, on the server, or while the browser was closed;
 * and finishes a sign-out that the server could not hear of. Used once, at the root.
 */
export function useSessionSync(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const follow = useEffectEvent(async (news: SessionNews) => {
    if (news === "email-verified") forgetPendingVerification();
    if (news === "signed-out") await leaveSession({ queryClient, router }, null);
    if (news === "signed-in") {
      await enterSession(queryClient);
      await router.invalidate();
    }
  });

  const finishSignOut = useEffectEvent(async () => {
    if (!isSignOutPending()) return;
    await api.identity.signOut();
    markSignOutPending(false);
    await leaveSession({ queryClient, router }, null);
  });

  /** A call found no session. Whether the person's own has ended, the server knows. */
  const recheck = useEffectEvent(async () => {
    if (personIn(queryClient) !== null) await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  });

  const showSessionEnded = useEffectEvent(async () => {
    const { href } = router.state.location;
    await expireSession({ queryClient, router });
    // A page of the signed-in has become the sign-in page, which says it itself.
    if (router.state.location.pathname === "/signin") return;
    toast.warning(m.identity_session_ended(), {
      id: "session-ended",
      duration: Number.POSITIVE_INFINITY,
      description: m.identity_session_ended_text(),
      action: {
        label: m.identity_sign_in(),
        onClick: () => void router.navigate({ href: `/signin?next=${encodeURIComponent(href)}` }),
      },
    });
  });

  /** What this page found when it was opened. */
  const compareWithLastVisit = useEffectEvent(() => {
    const person = personIn(queryClient);
    if (person !== null) adoptPerson(person);
    else if (sessionOwner() !== undefined && !isSignOutPending()) {
      markSessionEnded(true);
      holdTyped();
    }
  });

  useEffect(() => {
    const quietly = (work: Promise<void>) => void work.catch(() => undefined);
    compareWithLastVisit();
    let last = personIn(queryClient);
    let organizations = organizationsIn(queryClient);
    const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== "updated" || query.queryKey[0] !== sessionQuery().queryKey[0]) return;
      const hadSession = last !== null;
      last = personIn(queryClient);
      const present = organizationsIn(queryClient);
      if (last !== null && organizations.some((id) => !present.includes(id))) forgetTyped();
      organizations = present;
      if (hadSession && last === null && !isSessionBeingCleared()) quietly(showSessionEnded());
    });
    watchUnauthorized(() => quietly(recheck()));
    const stop = onOtherTabs((news) => quietly(follow(news)));
    return () => {
      stop();
      stopWatching();
      watchUnauthorized(() => undefined);
    };
  }, [queryClient]);

  // A try that fails is known to the connection, which says when the server is there again.
  const isReachable = useConnectivity() === "online";
  useEffect(() => {
    if (isReachable) void finishSignOut().catch(() => undefined);
  }, [isReachable]);
}
