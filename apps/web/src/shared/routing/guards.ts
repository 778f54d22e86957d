import type { PageKey } from "@kerkis/contract/core/pages.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { sessionQuery } from "#shared/permissions/session.ts";
import { hasPage } from "#shared/permissions/held.ts";

export interface GuardArguments {
  context: { queryClient: QueryClient };
  location: { href: string };
}

const ANY_ORIGIN = "https://kerkis.invalid";

/**
 * Path inside this application that sign-in may lead back to; anything else is dropped. Read as browsers read addresses:
 * they strip tabs and line breaks, take a backslash for a slash and resolve dots, so the path is judged after all that.
 */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : undefined;
}

async function signedInSession({ context, location }: GuardArguments): Promise<Session> {
  const session = await context.queryClient.ensureQueryData(sessionQuery());
  if (!session.profile) throw redirect({ href: `/signin?next=${encodeURIComponent(location.href)}` });
  return session;
}

/** `beforeLoad` of every signed-in page: a visitor goes to /signin and comes back after it (specification 2.3). */
export async function requireSignedIn(guarded: GuardArguments): Promise<void> {
  await signedInSession(guarded);
}

/** `beforeLoad` of a page with a permission: who lacks it goes to /dashboard, which says why (specification 2.3). */
export const requirePage = (page: PageKey) => (guarded: GuardArguments) =>
  requireSession((session) => hasPage(session, page), page)(guarded);

/** `beforeLoad` with a rule of its own; `reason` names the page in the explanation. */
export const requireSession =
  (allows: (session: Session) => boolean, reason: PageKey) =>
  async (guarded: GuardArguments): Promise<void> => {
    const session = await signedInSession(guarded);
    if (!allows(session)) throw redirect({ href: `/dashboard?denied=${reason}` });
  };
