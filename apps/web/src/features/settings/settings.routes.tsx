import type { QueryClient } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { shellRoute } from "#shared/routing/shell-parents.ts";
import { choiceParam, optionalParams, textParam } from "#shared/routing/search.ts";
import { bringAccountData } from "#features/identity/account/account.public.ts";
import { bringNotificationPreferences } from "#features/notifications/settings-section.public.ts";
import { FOR_VISITORS, SETTINGS } from "./components/section-parts.ts";
import { SETTINGS_SECTIONS, visitorSection } from "./model/settings-sections.ts";

const isSignedIn = (queryClient: QueryClient): boolean =>
  Boolean(queryClient.getQueryData(sessionQuery().queryKey)?.profile);

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/settings",
  ssr: true,
  validateSearch: (search: Record<string, unknown>) =>
    optionalParams({
      section: choiceParam(search["section"], SETTINGS_SECTIONS),
      /** The link that was sent to a new e-mail. */
      confirm: textParam(search["confirm"]),
    }),
  loaderDeps: ({ search: { section = "profile" } }) => ({ section }),
  loader: async ({ context: { queryClient }, deps }) => {
    if (!isSignedIn(queryClient)) return FOR_VISITORS.bring({ section: visitorSection(deps.section) });
    await Promise.all([
      SETTINGS.bring(deps),
      bringAccountData(queryClient, deps.section),
      bringNotificationPreferences(queryClient, deps.section),
    ]);
  },
  component: lazyRouteComponent(() => import("./pages/settings-page.tsx"), "SettingsPage"),
  head: async ({ match }) => {
    const { section } = match.search;
    const shown = isSignedIn(match.context.queryClient)
      ? SETTINGS.bring({ section })
      : FOR_VISITORS.bring({ section: visitorSection(section) });
    // Their names are the page's own: no other page needs them.
    const [{ SECTION_NAMES }] = await Promise.all([import("./components/sections.ts"), shown]);
    const title = m.account_settings_title();
    return pageHead(match, { title: section ? `${SECTION_NAMES[section]()} · ${title}` : title, noindex: true });
  },
});

const displaySettingsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/display-settings",
  ssr: true,
  component: lazyRouteComponent(() => import("./pages/display-settings-page.tsx"), "DisplaySettingsPage"),
  head: ({ match }) => pageHead(match, { title: m.account_display_title(), description: m.account_display_lead() }),
});

/** By the parent that each was made for. */
export const routes = { site: [displaySettingsRoute], shell: [settingsRoute] } as const;
