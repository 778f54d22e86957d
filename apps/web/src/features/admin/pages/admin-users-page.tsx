import { getRouteApi } from "@tanstack/react-router";
import { MembersPanel } from "#features/organizations/members.public.tsx";
import { m } from "#messages";
import { useListAddress } from "#shared/lists/list-address.ts";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { NoOrganization } from "../components/organization/no-organization.tsx";

const PATH = "/admin/users";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** /admin/users: who belongs to the organization, and who is invited. */
export function AdminUsersPage() {
  const address = useListAddress(PATH, route.useSearch());
  const { current_organization: current } = useSession();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.admin_users_title()} lead={current && m.admin_users_lead({ organization: current.name })} />
      {current ? (
        <MembersPanel key={current.organization_id} organizationId={current.organization_id} address={address} />
      ) : (
        <NoOrganization />
      )}
    </div>
  );
}
