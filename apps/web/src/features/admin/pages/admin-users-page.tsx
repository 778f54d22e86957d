import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import { MembersPanel, type MemberSearch } from "#features/organizations/members.public.tsx";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { NoOrganization } from "../components/organization/no-organization.tsx";

const PATH = "/admin/users";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** /admin/users: who belongs to the organization, and who is invited. */
export function AdminUsersPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const router = useRouter();
  const { current_organization: current } = useSession();
  function change(next: Partial<MemberSearch>) {
    // A search asked after a pause must not call back who is on the way to another page.
    if (router.latestLocation.pathname !== PATH) return;
    void navigate({ search: (known) => ({ ...known, ...next }), replace: true, resetScroll: false });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.admin_users_title()} lead={current && m.admin_users_lead({ organization: current.name })} />
      {current ? (
        <MembersPanel
          key={current.organization_id}
          organizationId={current.organization_id}
          search={search}
          onSearch={change}
        />
      ) : (
        <NoOrganization />
      )}
    </div>
  );
}
