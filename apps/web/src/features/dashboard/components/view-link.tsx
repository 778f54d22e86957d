import type { DashboardView } from "@kerkis/contract/analytics/analytics.schema.ts";
import type { PageKey } from "@kerkis/contract/core/pages.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { hasPage, mayRegister } from "#shared/permissions/held.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { useHasRoute } from "#shared/routing/use-pages.ts";

/** Where each part of the product's people does most of their work. */
const PLACES: Record<DashboardView, { path: string; label: () => string }> = {
  platform: { path: "/system-admin", label: m.dashboard_open_system },
  organization: { path: "/admin/users", label: m.dashboard_invite },
  coordinator: { path: "/evaluation-management", label: m.dashboard_open_queue },
  evaluator: { path: "/evaluator-dashboard", label: m.dashboard_open_evaluations },
  founder: { path: "/register-startup", label: m.dashboard_register },
  investor: { path: "/investment-opportunities", label: m.dashboard_open_opportunities },
  mentor: { path: "/startups", label: m.dashboard_browse },
  public: { path: "/startups", label: m.dashboard_browse },
};

/** The permission that a place asks for. */
const NEEDED: Partial<Record<DashboardView, PageKey>> = {
  coordinator: "evaluation-management",
  investor: "investment-opportunities",
};

/** The way into the list of investors, for those who may apply. */
export function RegisterInvestorLink() {
  const session = useSession();
  if (!mayRegister(session)) return <ViewLink view="investor" variant="outline" />;
  return (
    <Link to="/register-investor" className={buttonStyles({ variant: "outline" })}>
      {m.dashboard_register_investor()}
    </Link>
  );
}

/** The way to a view's own work, or to the registry while there is no such page or no permission for it. */
export function ViewLink({ view, variant }: { view: DashboardView; variant?: "outline" }) {
  const hasRoute = useHasRoute();
  const session = useSession();
  const needed = NEEDED[view];
  const may = (needed === undefined || hasPage(session, needed)) && (view !== "founder" || mayRegister(session));
  const { path, label } = may && hasRoute(PLACES[view].path) ? PLACES[view] : PLACES.public;
  return (
    <Link to={path} className={buttonStyles({ variant })}>
      {label()}
    </Link>
  );
}
