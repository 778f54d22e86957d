import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { todayInAthens } from "#shared/i18n/format.ts";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { GraphPanel } from "../components/graph/graph-panel.tsx";
import { StepList } from "../components/editor/step-list.tsx";
import { TemplateBar, VERSIONS_ID } from "../components/template-bar.tsx";
import { workflowsQueries } from "../workflows.queries.ts";

const WorkflowEditor = latePart(async () => (await import("../components/editor/workflow-editor.tsx")).WorkflowEditor);

const loadTrial = async () => (await import("../components/trial/trial-panel.tsx")).TrialPanel;
const VersionList = latePart(async () => (await import("../components/versions/version-list.tsx")).VersionList, {
  isQuiet: true,
});

const route = getRouteApi("/shell/signed-in/workflows/templates/$templateId/edit");

/** A template as sentences, with what is wrong with it and what can be done. */
export function TemplatePage() {
  const { templateId } = route.useParams();
  const { data: template } = useSuspenseQuery(workflowsQueries.template(templateId));
  const [isTrying, setTrying] = useState(false);
  const notes = lintDefinition(template.definition);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TemplateBar template={template} notes={notes} onTry={() => setTrying(true)} />
      <AskedPart
        key={template.version}
        load={loadTrial}
        props={
          isTrying ? { definition: template.definition, today: todayInAthens(), onClose: () => setTrying(false) } : null
        }
      />
      {template.can_edit ? (
        <>
          <WorkflowEditor key={template.id} template={template} />
          <div id={VERSIONS_ID} className="scroll-mt-20">
            <VersionList template={template} />
          </div>
        </>
      ) : (
        <>
          <GraphPanel definition={template.definition} />
          <Card>
            <CardBody>
              <CardTitle className="mb-4">{m.workflows_in_words()}</CardTitle>
              <StepList definition={template.definition} />
            </CardBody>
          </Card>
        </>
      )}
    </div>
  );
}
