import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { asVisitor, sessionQuery } from "#shared/permissions/session.ts";
import { forgetPersonal, holdPersonal, restorePersonal } from "#shared/storage/personal-storage.ts";
import { identityQueries } from "../identity.queries.ts";
import { broadcastSession } from "./session-channel.ts";
import { markSessionEnded } from "./session-ended.ts";
import { isDeviceOwner, rememberOwner, sessionOwner } from "./session-owner.ts";
import { markSignOutPending } from "./sign-out-pending.ts";

interface Application {
  queryClient: QueryClient;
  router: Pick<AnyRouter, "navigate" | "invalidate">;
}

/** True while this browser itself forgets the session, so that nobody takes that for an end elsewhere. */
let isBeingCleared = false;
export const isSessionBeingCleared = (): boolean => isBeingCleared;

/** Makes a new session the known one; nothing read before it stays, and nothing that another person left. */
export async function enterSession(queryClient: QueryClient): Promise<Session> {
  markSignOutPending(false);
  const session = await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  if (session.profile) adoptPerson(session.profile.id);
  markSessionEnded(false);
  forgetRead(queryClient);
  return session;
}

/**
 * Forgets the person in this browser: session, profile, everything read, drafts, current organization (specification 4).
 * The session goes first, so that no guard takes the page back; the rest once the pages that show it are gone.
 * The tab that signed out goes home, or to a page that needs no server where there is none; another one (`to` is null) stays
 * where a visitor may stay, its guards decide.
 */
export async function leaveSession({ queryClient, router }: Application, to: "/" | "/signin" | null): Promise<void> {
  await queryClient.cancelQueries();
  becomeVisitor(queryClient);
  forgetPersonal();
  if (to !== null) await router.navigate({ to });
  await router.invalidate();
  forgetRead(queryClient);
}

/**
 * The session ended elsewhere: revoked, expired, the password changed, the account deleted. What was read goes, and nothing
 * of the person stays in the browser's storages; what was typed waits in this page's memory for the same person.
 */
export async function expireSession({ queryClient, router }: Application): Promise<void> {
  markSessionEnded(true);
  holdTyped();
  await router.invalidate();
  forgetRead(queryClient);
}

/** Takes what the person typed out of the storages. */
export function holdTyped(): void {
  const owner = sessionOwner();
  if (owner !== undefined) holdPersonal(owner);
}

/**
 * The server has put another session into this browser: that of someone to help, or one's own again. Nothing of one person
 * may reach the other, so the page is asked for anew and the other tabs follow.
 */
export function adoptSession(path: string): void {
  forgetPersonal();
  broadcastSession("signed-in");
  window.location.assign(path);
}

/** The person that a page was opened for; what another one left in this browser goes. */
export function adoptPerson(userId: string): void {
  if (!isDeviceOwner(userId)) forgetPersonal();
  restorePersonal(userId);
  rememberOwner(userId);
}

/** Shows the browser as a visitor's from now on. */
export function becomeVisitor(queryClient: QueryClient): void {
  const { queryKey } = sessionQuery();
  isBeingCleared = true;
  try {
    queryClient.setQueryData(queryKey, asVisitor(queryClient.getQueryData(queryKey)));
  } finally {
    isBeingCleared = false;
  }
}

/** Drops what was read for someone else; what is on screen is asked for again. A used link is not used again. */
function forgetRead(queryClient: QueryClient): void {
  const kept = new Set<unknown>([sessionQuery().queryKey[0], identityQueries.all()[0]]);
  const predicate = (query: Query) => !kept.has(query.queryKey[0]);
  queryClient.removeQueries({ type: "inactive", predicate });
  void queryClient.resetQueries({ type: "active", predicate });
}
