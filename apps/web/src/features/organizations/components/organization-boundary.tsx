import { RotateCw } from "lucide-react";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { m } from "#messages";
import { reportError } from "#shared/errors/report-error.ts";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";

interface OrganizationBoundaryProps {
  /** In the sidebar it takes little room. */
  compact?: boolean;
  children: ReactNode;
}

/** "Organization System Error" (specification 8) in the place of what failed; Retry reloads the page. */
export class OrganizationBoundary extends Component<OrganizationBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: unknown, info: ErrorInfo) {
    reportError(failure, info.componentStack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <OrganizationSystemError compact={this.props.compact ?? false} />;
  }
}

/** The error screen itself, for the boundary and for routes. */
function OrganizationSystemError({ compact }: { compact: boolean }) {
  const reload = () => window.location.reload();
  if (!compact) {
    return (
      <ErrorState
        headingLevel={1}
        title={m.organizations_system_error()}
        description={m.organizations_system_error_text()}
        retryLabel={m.organizations_system_retry()}
        onRetry={reload}
      />
    );
  }
  return (
    <div role="alert" className="mx-3 mb-2 grid justify-items-start gap-2 rounded-md bg-danger-soft p-3">
      <p className="text-[0.9375rem] font-semibold text-danger">{m.organizations_system_error()}</p>
      <Button variant="outline" size="sm" onClick={reload}>
        <RotateCw />
        {m.organizations_system_retry()}
      </Button>
    </div>
  );
}
