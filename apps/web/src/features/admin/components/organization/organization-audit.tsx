import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { useListAddress } from "#shared/lists/list-address.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { auditFilters } from "../../model/organization-admin-search.ts";
import { organizationAdminQueries } from "../../organization-admin.queries.ts";
import { actionText } from "../system/action-text.ts";
import { Entry } from "../system/audit-section.tsx";

const PATH = "/admin/system";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** Who did what in the organization (completions 1): filtered by person, action and time, and taken along as CSV. */
export function OrganizationAudit({ organizationId }: { organizationId: string }) {
  const search = route.useSearch();
  const address = useListAddress(PATH, search);
  const filters = auditFilters(search);
  const list = useList(organizationAdminQueries.audit(organizationId, filters));
  const facets = useQuery(organizationAdminQueries.auditFacets(organizationId)).data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[46rem] text-pretty text-muted-foreground">{m.admin_audit_organization_lead()}</p>
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "select",
              name: "person",
              label: m.admin_audit_person(),
              any: m.admin_audit_anyone(),
              options: (facets?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
            {
              kind: "select",
              name: "action",
              label: m.admin_audit_what(),
              any: m.admin_audit_anything(),
              options: (facets?.actions ?? []).map((action) => ({ value: action, label: actionText(action) })),
            },
            { kind: "date", name: "from", label: m.admin_audit_since(), short: m.admin_audit_since_short() },
            { kind: "date", name: "until", label: m.admin_audit_to(), short: m.admin_audit_to_short() },
          ],
        }}
        address={address}
        failed={m.admin_audit_unavailable()}
        download={<ListDownload of={`/organizations/${organizationId}/audit`} input={filters} />}
        empty={{ title: m.admin_audit_nothing(), text: m.admin_audit_nothing_text() }}
        skeleton={<SkeletonRows rows={6} />}
      >
        {(entries) => (
          <ListRows label={m.admin_settings_audit()} rows={entries} rowId={({ id }) => id}>
            {(entry) => <Entry entry={entry} onPerson={(person) => address.change({ person, action: undefined })} />}
          </ListRows>
        )}
      </ResourceList>
    </div>
  );
}
