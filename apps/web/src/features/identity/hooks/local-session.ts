import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { asVisitor, sessionQuery } from "#shared/permissions/session.ts";

/** Keys of this browser that say nothing about a person. */
const OF_THE_DEVICE = /^kerkis\.(chunk-reload|install|sign-out-pending)/;
const PENDING_SIGN_OUT = "kerkis.sign-out-pending";

interface Application {
  queryClient: QueryClient;
  router: Pick<AnyRouter, "navigate" | "invalidate">;
}

/** Makes a new session the known one; nothing read before it stays. */
export async function enterSession(queryClient: QueryClient): Promise<void> {
  markSignOutPending(false);
  const { queryKey } = sessionQuery();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
}

/**
 * Forgets the person in this browser: session, profile, everything read, drafts, current organization (specification 4).
 * The session goes first, so that no guard takes the page back; the rest once the pages that show it are gone.
 */
export async function leaveSession({ queryClient, router }: Application): Promise<void> {
  const { queryKey } = sessionQuery();
  await queryClient.cancelQueries();
  queryClient.setQueryData(queryKey, asVisitor(queryClient.getQueryData(queryKey)));
  await router.navigate({ to: "/" });
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  forgetStored();
  await router.invalidate();
}

/** Clears what was typed and chosen by the person, in this tab's storage and this browser's. */
export function forgetStored(): void {
  for (const read of [() => sessionStorage, () => localStorage]) {
    try {
      const storage = read();
      for (const key of Object.keys(storage)) {
        if (key.startsWith("kerkis.") && !OF_THE_DEVICE.test(key)) storage.removeItem(key);
      }
    } catch {
      // Forbidden storage holds nothing of ours.
    }
  }
}

/** Remembers that the server has not heard of a sign-out yet; the next page or the next connection tells it. */
export function markSignOutPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(PENDING_SIGN_OUT, "1");
    else localStorage.removeItem(PENDING_SIGN_OUT);
  } catch {
    // Without storage the person is told that signing out failed, and that is all we can do.
  }
}

export function isSignOutPending(): boolean {
  try {
    return localStorage.getItem(PENDING_SIGN_OUT) !== null;
  } catch {
    return false;
  }
}
