import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Activity, useState } from "react";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { TemplateBar, VERSIONS_ID } from "../components/template-bar.tsx";
import { workflowsQueries } from "../workflows.queries.ts";

const WorkflowEditor = latePart(async () => (await import("../components/editor/workflow-editor.tsx")).WorkflowEditor);
const PublishedWorkflow = latePart(
  async () => (await import("../components/reader/published-workflow.tsx")).PublishedWorkflow,
);
const loadTrial = async () => (await import("../components/trial/trial-panel.tsx")).TrialPanel;
const VersionList = latePart(async () => (await import("../components/versions/version-list.tsx")).VersionList, {
  isQuiet: true,
});

const route = getRouteApi("/shell/signed-in/workflows/templates/$templateId/edit");

/** A template in sentences and as a graph: a draft to be edited, what was published to be read. */
export function TemplatePage() {
  const { templateId } = route.useParams();
  const { data: template } = useSuspenseQuery(workflowsQueries.template(templateId));
  const [isTrying, setTrying] = useState(false);
  const { definition, number, has_draft: hasDraft, can_edit: canEdit } = template;
  const notes = lintDefinition(definition, new Set(template.gone));
  const isDraft = canEdit && (hasDraft || number === null);
  const Workflow = isDraft ? WorkflowEditor : PublishedWorkflow;
  return (
    <div className="-mx-4 md:-mx-6 lg:-mx-8 lg:-mt-7">
      {/* As high as the window, so that sentences, graph and settings are each in sight. */}
      <div className="flex flex-col md:h-[max(36rem,calc(100dvh-4rem-var(--foot-bar)))]">
        <TemplateBar template={template} notes={notes} isTrying={isTrying} onTry={() => setTrying(true)} />
        <AskedPart
          key={template.version}
          load={loadTrial}
          props={isTrying ? { definition, today: todayInAthens(), onClose: () => setTrying(false) } : null}
        />
        {/* What is edited waits as it is while its trial stands in its place. */}
        <Activity mode={isTrying ? "hidden" : "visible"}>
          <div className="flex min-h-0 grow flex-col">
            <Workflow key={template.id} template={template} />
          </div>
        </Activity>
      </div>
      {canEdit && (
        <div id={VERSIONS_ID} className="scroll-mt-20 px-4 pt-7 md:px-6 lg:px-8">
          <VersionList template={template} />
        </div>
      )}
    </div>
  );
}
