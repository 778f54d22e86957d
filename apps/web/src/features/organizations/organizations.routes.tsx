import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { choiceParam, optionalParams, textParam } from "#shared/routing/search.ts";
import { SettingsPageSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { CreateOrganization, ORGANIZATION_PARTS } from "./components/settings/section-parts.ts";
import { managedOrganization } from "./model/managed-organization.ts";
import { memberInput } from "./model/member-search.ts";
import { SETTINGS_TABS, type SettingsTab } from "./model/settings-tabs.ts";
import { acceptInvitationRoute } from "./invitations.routes.tsx";
import { membersQueries } from "./members.queries.ts";
import { organizationsQueries } from "./organizations.queries.ts";

interface Asked {
  new?: string | undefined;
  id?: string | undefined;
  tab?: SettingsTab | undefined;
}

const managed = (session: Session, asked: Asked) =>
  managedOrganization(session, { id: asked.id, isNew: asked.new !== undefined });

const bringPart = (session: Session, asked: Asked): Promise<void> =>
  managed(session, asked) === null ? CreateOrganization.bring() : ORGANIZATION_PARTS.bring(asked);

/** Create or manage an organization (specification 2.3). `?new` asks for the form of a new one, `?id` names one to manage. */
export const organizationSettingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/organization-settings",
  ssr: true,
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({
      new: search["new"] === undefined ? undefined : "1",
      id: textParam(search["id"]),
      tab: choiceParam(search["tab"], SETTINGS_TABS),
    }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    const id = managed(session, deps);
    // A failure is worded on the page itself.
    await Promise.all([
      bringPart(session, deps),
      queryClient.prefetchQuery(organizationsQueries.closed()),
      id !== null && queryClient.prefetchQuery(organizationsQueries.details(id)),
      id !== null &&
        deps.tab === "members" &&
        queryClient.prefetchInfiniteQuery(membersQueries.people(id, memberInput({}))),
    ]);
  },
  pendingComponent: SettingsPageSkeleton,
  component: lazyRouteComponent(() => import("./pages/organization-settings-page.tsx"), "OrganizationSettingsPage"),
  head: async ({ match }) => {
    const session = match.context.queryClient.getQueryData(sessionQuery().queryKey);
    if (session) await bringPart(session, match.search);
    return pageHead(match, { title: m.organizations_settings_title(), noindex: true });
  },
});

/** By the parent that each was made for. */
export const routes = { site: [acceptInvitationRoute], signedIn: [organizationSettingsRoute] } as const;
