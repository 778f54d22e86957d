import { createRoute } from "@tanstack/react-router";
import { requireSignedIn } from "./guards.ts";
import { rootRoute } from "./parents.ts";

/** Public pages inside the application shell (specification 2.2). */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: "shell", ssr: true });

/** Pages that require sign-in, inside the shell (specification 2.3). */
export const signedInRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: "signed-in",
  ssr: true,
  beforeLoad: requireSignedIn,
});
