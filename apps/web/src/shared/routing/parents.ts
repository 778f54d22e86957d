/** The routes that every screen hangs from; those of the shell are in shell-parents.ts, which the landing page does without. The application gives them their layouts (app/router.tsx). */
import { isServer } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import { sessionQuery } from "#shared/permissions/session.ts";
import type { RouterContext } from "./context.ts";
import { AppDocument } from "./document.tsx";

/** The document. Who is looking is known before anything renders; a failed lookup renders as for a visitor. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  ssr: true,
  shellComponent: AppDocument,
  beforeLoad: async ({ context }) => {
    // On the server the empty application belongs to nobody; in the browser whoever was here last opens it.
    if (context.isShell && isServer) return;
    await context.queryClient.ensureQueryData({ ...sessionQuery(), revalidateIfStale: true }).catch(() => undefined);
  },
});

/** Public pages with the site's header and footer, outside the application shell (specification 2.1). */
export const siteRoute = createRoute({ getParentRoute: () => rootRoute, id: "site", ssr: true });
