import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { WorkflowLibrary } from "../components/workflow-library.tsx";

const BlankForm = latePart(async () => (await import("../components/blank-form.tsx")).BlankForm);
const BpmnForm = latePart(async () => (await import("../components/bpmn-form.tsx")).BpmnForm);

/** /workflows/templates/new: from the library, or from nothing. */
export function NewTemplatePage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader title={m.workflows_new()} lead={m.workflows_new_lead()} />
      <WorkflowLibrary />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <BlankForm />
        <BpmnForm />
      </div>
    </div>
  );
}
