import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { ImportList } from "../components/import-list.tsx";
import { UploadForm } from "../components/upload-form.tsx";

/** Files on their way into the organization's registry, and the way to bring another. */
export function ImportsPage() {
  return (
    <>
      <PageHeader title={m.imports_title()} lead={m.imports_lead()} className="mb-7" />
      <UploadForm />
      <h2 className="mt-10 mb-4 text-lg font-semibold">{m.imports_earlier()}</h2>
      <ImportList />
    </>
  );
}
