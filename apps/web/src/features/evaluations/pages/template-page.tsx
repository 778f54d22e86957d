import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Archive, ArchiveRestore, Copy } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { TemplateProgrammes } from "../components/templates/template-programmes.tsx";
import { TemplateVersions } from "../components/templates/template-versions.tsx";
import { nameOf } from "../model/template-editing.ts";
import { useArchiveTemplate, useCopyTemplate } from "../templates.mutations.ts";
import { templatesQueries } from "../templates.queries.ts";

const TemplateEditor = latePart(
  async () => (await import("../components/templates/template-editor.tsx")).TemplateEditor,
);

const route = getRouteApi("/shell/signed-in/evaluation-management/templates/$templateId");

/** An evaluation template: what is judged and how, being written; where it is used and what was published. */
export function TemplatePage() {
  const { templateId } = route.useParams();
  const { profile } = useSession();
  const navigate = useNavigate();
  const { data: template } = useSuspenseQuery(templatesQueries.template(templateId));
  const copy = useCopyTemplate();
  const archive = useArchiveTemplate();
  const isArchived = template.archived_at !== null;
  return (
    <>
      <PageHeader
        title={nameOf(template.draft.title)}
        aside={isArchived && <StatusBadge tone="neutral">{m.evaluations_templates_archived()}</StatusBadge>}
        className="mb-6"
        actions={
          <>
            <Button
              variant="outline"
              pending={copy.isPending}
              onClick={() =>
                copy.mutate(templateId, {
                  onSuccess: ({ id }) =>
                    void navigate({ to: "/evaluation-management/templates/$templateId", params: { templateId: id } }),
                })
              }
            >
              <Copy aria-hidden />
              {m.evaluations_templates_copy()}
            </Button>
            <Button
              variant="outline"
              pending={archive.isPending}
              onClick={() => archive.mutate({ id: templateId, archived: !isArchived })}
            >
              {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
              {isArchived ? m.evaluations_templates_restore() : m.evaluations_templates_archive()}
            </Button>
          </>
        }
      />
      {profile && <TemplateEditor key={templateId} template={template} userId={profile.id} canChange={!isArchived} />}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <TemplateProgrammes template={template} />
        <TemplateVersions template={template} />
      </div>
    </>
  );
}
