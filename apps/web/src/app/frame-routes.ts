/** What every page but a visitor's first has beside the routes of its feature: the shell, and what stands in for a page. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "#shared/routing/shell-parents.ts";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { NotFoundSection } from "./errors/not-found.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";

shellRoute.update({ component: lazyRouteComponent(() => import("./shell/shell-layout.tsx"), "ShellLayout") });

export { workflowTemplatesRedirect } from "./admin-redirects.routes.ts";
export { shellRoute, signedInRoute } from "#shared/routing/shell-parents.ts";

/** What shows in the place of a page that waits, failed or does not exist. */
export const standIns = {
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundSection,
};
