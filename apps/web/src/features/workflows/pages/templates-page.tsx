import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { m } from "#messages";
import { isOrganizationAdmin } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
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
          isOrganizationAdmin(useSession()) && (
            <Link to="/workflows/templates/new" className={buttonStyles()}>
              <Plus aria-hidden />
              {m.workflows_new()}
            </Link>
          )
        }
      />
      <TemplateList />
    </div>
  );
}
