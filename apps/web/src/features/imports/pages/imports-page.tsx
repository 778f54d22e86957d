import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { ImportList } from "../components/import-list.tsx";
import { UploadForm } from "../components/upload-form.tsx";

const route = getRouteApi("/shell/signed-in/imports");

/** Files on their way into the organization's registry, and the way to bring another. */
export function ImportsPage() {
  return (
    <>
      <PageHeader title={m.imports_title()} lead={<ImportsLead />} className="mb-7" />
      <UploadForm first={route.useSearch().kind ?? "startups"} />
      <h2 className="mt-10 mb-4 text-lg font-semibold">{m.imports_earlier()}</h2>
      <ImportList />
    </>
  );
}

/** Events are for those who manage them; whoever coordinates alone brings startups and investors. */
export function ImportsLead() {
  return hasAction(useSession(), "data.manageEvents") ? m.imports_lead() : m.imports_lead_registry();
}
