import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "#shared/routing/parents.ts";

/** Specification 2.3: /admin/workflow-templates/* leads to /workflows, whose own guard decides who may go on. */
export const workflowTemplatesRedirect = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/workflow-templates/$",
  beforeLoad: () => {
    throw redirect({ href: "/workflows", replace: true });
  },
});
