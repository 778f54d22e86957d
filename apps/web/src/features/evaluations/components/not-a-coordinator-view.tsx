import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";

/** What `NotACoordinator` shows. */
export function NotACoordinatorView() {
  return (
    <div className="rounded-lg bg-surface shadow-sm">
      <EmptyState
        title={m.evaluations_manage_denied_title()}
        description={m.evaluations_manage_denied_text()}
        action={
          <Link to="/dashboard" className={buttonStyles()}>
            {m.evaluations_manage_denied_action()}
          </Link>
        }
      />
    </div>
  );
}
