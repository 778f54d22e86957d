import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { stringifySearch } from "#shared/routing/search.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/card.tsx";
import { DateInput } from "#shared/ui/date-input.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { FilterBar } from "#shared/ui/filter-bar.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { NativeSelect } from "#shared/ui/native-select.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { auditFilters, type OrganizationSystemSearch } from "../../hooks/organization-admin-search.ts";
import { organizationAdminQueries } from "../../organization-admin.queries.ts";
import { actionText } from "../system/action-text.ts";
import { Entry } from "../system/audit-section.tsx";

const PATH = "/admin/system";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** Who did what in the organization (completions 1): filtered by person, action and time, and taken along as CSV. */
export function OrganizationAudit({ organizationId }: { organizationId: string }) {
  const search = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const filters = auditFilters(search);
  const log = useInfiniteQuery(organizationAdminQueries.audit(organizationId, filters));
  const rows = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const facets = useQuery(organizationAdminQueries.auditFacets(organizationId)).data;
  const change = (next: Partial<OrganizationSystemSearch>) =>
    void navigate({ search: (known) => ({ ...known, ...next }), replace: true, resetScroll: false });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-[46rem] text-pretty text-muted-foreground">{m.admin_audit_organization_lead()}</p>
        <a
          className={buttonStyles({ variant: "outline" })}
          href={`/api/organizations/${organizationId}/audit.csv${stringifySearch(filters)}`}
          download
        >
          <Download />
          {m.admin_audit_csv()}
        </a>
      </div>
      <FilterBar
        active={Object.keys(filters).length}
        onClear={() => change({ person: undefined, action: undefined, from: undefined, until: undefined })}
      >
        <NativeSelect
          aria-label={m.admin_audit_person()}
          placeholder={m.admin_audit_anyone()}
          value={search.person ?? ""}
          onChange={({ target }) => change({ person: target.value || undefined })}
          options={(facets?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NativeSelect
          aria-label={m.admin_audit_what()}
          placeholder={m.admin_audit_anything()}
          value={search.action ?? ""}
          onChange={({ target }) => change({ action: target.value || undefined })}
          options={(facets?.actions ?? []).map((action) => ({ value: action, label: actionText(action) }))}
        />
        <DateInput
          aria-label={m.admin_audit_since()}
          icon={<span className="text-sm">{m.admin_audit_since_short()}</span>}
          value={search.from ?? null}
          onValueChange={(from) => change({ from: from ?? undefined })}
        />
        <DateInput
          aria-label={m.admin_audit_to()}
          icon={<span className="text-sm">{m.admin_audit_to_short()}</span>}
          value={search.until ?? null}
          onValueChange={(until) => change({ until: until ?? undefined })}
        />
      </FilterBar>
      {log.isPending ? (
        <SkeletonRows rows={6} />
      ) : log.isError && rows.length === 0 ? (
        <ErrorState
          title={m.admin_audit_unavailable()}
          description={errorText(log.error)}
          onRetry={() => void log.refetch()}
        />
      ) : (
        <div>
          <Card>
            {rows.length === 0 ? (
              <EmptyState title={m.admin_audit_nothing()} description={m.admin_audit_nothing_text()} />
            ) : (
              <ul aria-label={m.admin_settings_audit()}>
                {rows.map((row) => (
                  <Entry key={row.id} entry={row} onPerson={(person) => change({ person, action: undefined })} />
                ))}
              </ul>
            )}
          </Card>
          <LoadMore
            hasMore={log.hasNextPage}
            pending={log.isFetchingNextPage}
            onLoad={() => void log.fetchNextPage()}
            shown={rows.length}
          />
        </div>
      )}
    </div>
  );
}
