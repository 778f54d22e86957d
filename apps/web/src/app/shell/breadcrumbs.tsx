import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useMatches } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { m } from "#messages";
import type { CrumbArguments } from "#shared/routing/crumbs.ts";
import { useHasRoute } from "./use-routes.ts";

interface Segment {
  label: () => string;
  /** Where the segment leads when its own path is no page: /startup belongs to the registry. */
  path?: string;
}

/** Friendly labels of known segments (specification 2.7). */
const SEGMENTS: Readonly<Record<string, Segment>> = {
  startups: { label: m.shell_nav_startups },
  startup: { label: m.shell_nav_startups, path: "/startups" },
  investors: { label: m.shell_nav_investors },
  investor: { label: m.shell_nav_investors, path: "/investors" },
  events: { label: m.shell_nav_events },
  event: { label: m.shell_nav_events, path: "/events" },
  ecosystem: { label: m.shell_side_ecosystem },
  about: { label: m.shell_nav_about },
  help: { label: m.shell_nav_help },
  documentation: { label: m.shell_nav_documentation },
  contact: { label: m.shell_nav_contact },
  admin: { label: m.shell_crumb_administration },
  users: { label: m.shell_side_users },
  system: { label: m.shell_side_system },
  "system-admin": { label: m.shell_side_system_admin },
  communication: { label: m.shell_crumb_communication },
  "register-startup": { label: m.shell_crumb_register_startup },
  "register-investor": { label: m.shell_crumb_register_investor },
  "my-applications": { label: m.shell_side_my_applications },
  "evaluation-management": { label: m.shell_side_evaluation_management },
  "evaluator-dashboard": { label: m.shell_side_evaluations },
  evaluation: { label: m.shell_side_evaluations, path: "/evaluator-dashboard" },
  "investment-opportunities": { label: m.shell_side_opportunities },
  analytics: { label: m.shell_side_analytics },
  networking: { label: m.shell_side_networking },
  "content-hub": { label: m.shell_side_content },
  "chat-assistant": { label: m.shell_side_assistant },
  "due-diligence": { label: m.shell_side_due_diligence },
  workflows: { label: m.shell_side_workflows },
  settings: { label: m.shell_side_settings },
  "organization-settings": { label: m.shell_side_organization_settings },
  notifications: { label: m.shell_crumb_notifications },
  search: { label: m.shell_crumb_search },
};

interface Crumb {
  label: string;
  path?: string;
}

/** Crumbs of an address after Home. A record's name comes from its route; without one it is "Details". */
export function crumbsOf(
  pathname: string,
  recordName: string | undefined,
  hasRoute: (path: string) => boolean,
): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  if (segments[0] === "dashboard") return [{ label: m.shell_side_dashboard() }];
  return segments.map((segment, index) => {
    const known = SEGMENTS[segment];
    const isLast = index === segments.length - 1;
    if (!known) return { label: (isLast ? recordName : undefined) ?? m.shell_crumb_details() };
    const path = known.path ?? `/${segments.slice(0, index + 1).join("/")}`;
    return isLast || !hasRoute(path) ? { label: known.label() } : { label: known.label(), path };
  });
}

/** Home, then one label per segment of the address. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const hasRoute = useHasRoute();
  const recordName = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const params: CrumbArguments["params"] = last?.params ?? {};
      return last?.staticData.crumb?.({ params, queryClient });
    },
  });
  return (
    <nav aria-label={m.shell_crumb_label()} className="hidden min-w-0 text-[0.9375rem] text-muted-foreground lg:block">
      <ol className="flex items-center gap-1.5">
        <li>
          <Link to="/dashboard" className="rounded-xs py-1 hover:text-foreground">
            {m.shell_crumb_home()}
          </Link>
        </li>
        {crumbsOf(pathname, recordName, hasRoute).map(({ label, path }, index, crumbs) => (
          <Fragment key={path ?? label}>
            <li aria-hidden>
              <ChevronRight size={14} />
            </li>
            <li className="min-w-0">
              {path ? (
                <Link to={path} className="rounded-xs py-1 hover:text-foreground">
                  {label}
                </Link>
              ) : (
                <span
                  className="block truncate font-medium text-foreground"
                  aria-current={index === crumbs.length - 1 ? "page" : undefined}
                >
                  {label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
