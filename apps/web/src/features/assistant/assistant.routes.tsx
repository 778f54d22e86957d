import { isServer } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { requirePage } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { assistantQueries } from "./assistant.queries.ts";
import { chatOwner, isKeptFor } from "./model/chat-owner.ts";

/** The assistant on a page of its own, with the history beside it (specification 2.3 and 2.14). */
export const chatAssistantRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/chat-assistant",
  ssr: true,
  beforeLoad: requirePage("chat-assistant"),
  loader: async ({ context: { queryClient } }) => {
    const session = queryClient.getQueryData(sessionQuery().queryKey);
    if (!session || !isKeptFor(session)) return;
    const owner = chatOwner(session);
    const list = assistantQueries.conversations(owner);
    // Not awaited into an error screen: the list says itself what failed and offers another try.
    await queryClient.prefetchInfiniteQuery(list);
    const first = queryClient.getQueryData(list.queryKey)?.pages[0]?.items[0];
    // The conversation that the page opens with is in its HTML.
    if (isServer && first) await queryClient.prefetchInfiniteQuery(assistantQueries.messages(owner, first.id));
  },
  pendingComponent: SkeletonRows,
  component: lazyRouteComponent(() => import("./pages/chat-assistant-page.tsx"), "ChatAssistantPage"),
  head: ({ match }) => pageHead(match, { title: m.assistant_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [chatAssistantRoute] } as const;
