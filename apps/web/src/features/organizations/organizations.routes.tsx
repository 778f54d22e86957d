import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { choiceParam, optionalParams, textParam } from "#shared/routing/search.ts";
import { SettingsPageSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { managedOrganization } from "./model/managed-organization.ts";
import { SETTINGS_TABS } from "./model/settings-tabs.ts";
import { acceptInvitationRoute } from "./invitations.routes.tsx";
import { organizationsQueries } from "./organizations.queries.ts";

/** Create or manage an organization (specification 2.3). `?new` asks for the form of a new one, `?id` names one to manage. */
export const organizationSettingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/organization-settings",
  ssr: "data-only",
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({
      new: search["new"] === undefined ? undefined : "1",
      id: textParam(search["id"]),
      tab: choiceParam(search["tab"], SETTINGS_TABS),
    }),
  loaderDeps: ({ search }) => ({ id: search.id, isNew: search.new !== undefined }),
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    const id = managedOrganization(session, deps);
    // A failure is worded on the page itself.
    await Promise.all([
      queryClient.prefetchQuery(organizationsQueries.closed()),
      id !== null && queryClient.prefetchQuery(organizationsQueries.details(id)),
    ]);
  },
  pendingComponent: SettingsPageSkeleton,
  component: lazyRouteComponent(() => import("./pages/organization-settings-page.tsx"), "OrganizationSettingsPage"),
  head: ({ match }) => pageHead(match, { title: m.organizations_settings_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { site: [acceptInvitationRoute], signedIn: [organizationSettingsRoute] } as const;
