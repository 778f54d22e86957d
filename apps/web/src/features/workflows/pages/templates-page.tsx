import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TemplateList } from "../components/template-list.tsx";

/** /workflows/templates: what the organization has made and published. */
export function TemplatesPage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.workflows_templates()}
        lead={m.workflows_templates_lead()}
        actions={
          <Link to="/workflows" className={buttonStyles({ variant: "outline" })}>
            {m.workflows_library()}
          </Link>
        }
      />
      <TemplateList />
    </div>
  );
}
