import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { ClosedOrganizations } from "./closed-organizations.tsx";
import { CreateForm } from "./create-form.tsx";
import { MyOrganizations } from "./my-organizations.tsx";

/** The form of a new organization, beside those that the person belongs to already. */
export function CreateOrganization() {
  const session = useSession();
  const mayCreate = session.features.create_organization || session.is_super_admin;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHeader title={m.organizations_new_title()} lead={m.organizations_new_lead()} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        {mayCreate ? <CreateForm /> : <Alert tone="info">{m.error_org_creation_closed()}</Alert>}
        <MyOrganizations />
      </div>
      <ClosedOrganizations />
    </div>
  );
}
