import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";

/** A super admin may look here without belonging to any organization. */
export function NoOrganization() {
  return (
    <div className="rounded-lg bg-surface shadow-sm">
      <EmptyState
        title={m.admin_no_organization()}
        description={m.admin_no_organization_text()}
        action={
          <Link to="/dashboard" className={buttonStyles({ variant: "outline" })}>
            {m.admin_to_dashboard()}
          </Link>
        }
      />
    </div>
  );
}
