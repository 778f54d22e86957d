import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import type { PermissionCell } from "../../model/permission-columns.ts";
import { useResetPermissions } from "../../organization-admin.mutations.ts";
import { organizationAdminQueries } from "../../organization-admin.queries.ts";
import { PermissionLegend } from "./permission-legend.tsx";
import { PermissionsOfRole, PermissionTable } from "./permission-matrix.tsx";

const loadDialog = async () => (await import("./permission-dialog.tsx")).PermissionDialog;

/** Who sees which page, and where the organization departs from the defaults (completions 1). */
export function PermissionMatrixSection({ organizationId }: { organizationId: string }) {
  const query = useQuery(organizationAdminQueries.matrix(organizationId));
  const [cell, setCell] = useState<PermissionCell | null>(null);
  const [isResetting, setResetting] = useState(false);
  const reset = useResetPermissions(organizationId);
  if (!query.data) {
    return query.isError ? (
      <ErrorState
        title={m.admin_permission_unavailable()}
        description={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  const { overrides, can } = query.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-[46rem] text-pretty text-muted-foreground">
          {m.admin_permission_lead()}{" "}
          <span role="status">{overrides.length > 0 && m.admin_permission_count({ count: overrides.length })}</span>
        </p>
        {can.edit && overrides.length > 0 && (
          <Button variant="outline" onClick={() => setResetting(true)}>
            <RotateCcw />
            {m.admin_permission_reset_all()}
          </Button>
        )}
      </div>
      <PermissionLegend />
      <div className="@container">
        <PermissionTable matrix={query.data} onCell={setCell} />
        <PermissionsOfRole matrix={query.data} onCell={setCell} />
      </div>
      {cell && <Loaded load={loadDialog} props={{ organizationId, cell, onClose: () => setCell(null) }} />}
      {isResetting && (
        <Confirm
          tone="danger"
          title={m.admin_permission_reset_title()}
          description={m.admin_permission_reset_text({ count: overrides.length })}
          confirmLabel={m.admin_permission_reset_all()}
          command={reset}
          input={() => undefined}
          done={m.admin_permission_reset_done()}
          failed={m.admin_permission_not_saved()}
          onClose={() => setResetting(false)}
        />
      )}
    </div>
  );
}
