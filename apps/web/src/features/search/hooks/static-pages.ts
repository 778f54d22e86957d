import type { PageKey } from "@kerkis/contract/core/pages.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useRouter } from "@tanstack/react-router";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { hasPage } from "#shared/permissions/held.ts";
import { matchesText } from "@kerkis/contract/core/fold-text.ts";

export interface StaticPage {
  path: string;
  title: string;
}

interface PageTarget {
  path: string;
  title: () => string;
  page: PageKey;
  /** Public pages are there for visitors too. */
  isPublic?: boolean;
}

/** Specification 2.11: static page targets. */
const TARGETS: readonly PageTarget[] = [
  { path: "/dashboard", title: m.search_page_dashboard, page: "dashboard" },
  { path: "/startups", title: m.search_page_startups, page: "startups", isPublic: true },
  { path: "/investors", title: m.search_page_investors, page: "investors", isPublic: true },
  { path: "/events", title: m.search_page_events, page: "events", isPublic: true },
  { path: "/ecosystem", title: m.search_page_ecosystem, page: "ecosystem", isPublic: true },
  { path: "/networking", title: m.search_page_networking, page: "networking" },
  { path: "/analytics", title: m.search_page_analytics, page: "analytics" },
  { path: "/settings", title: m.search_page_settings, page: "settings", isPublic: true },
];

const isOpenTo = (session: Session, { page, isPublic = false }: PageTarget): boolean =>
  session.profile ? hasPage(session, page) : isPublic;

/** Pages whose title holds the text, whatever its case and accents, that exist and that the person may open. */
export function useStaticPages(text: string): readonly StaticPage[] {
  const { routesByPath } = useRouter();
  const session = useSession();
  if (text === "") return [];
  return TARGETS.filter((target) => target.path in routesByPath && isOpenTo(session, target))
    .map(({ path, title }) => ({ path, title: title() }))
    .filter(({ title }) => matchesText(title, text));
}
