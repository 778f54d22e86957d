import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { isOrganizationAdmin } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TemplateList } from "../components/template-list.tsx";
import { WorkflowLibrary } from "../components/workflow-library.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { waitingText } from "../model/tasks/waiting-text.ts";
import { workflowsQueries } from "../workflows.queries.ts";

/** /workflows: what waits for the reader, the library, and what the organization runs. */
export function WorkflowsPage() {
  const session = useSession();
  useLiveWorkflows();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader
        title={m.workflows_title()}
        lead={m.workflows_lead()}
        actions={
          <Link to="/workflows/my-tasks" className={buttonStyles()}>
            {m.workflows_tasks()}
          </Link>
        }
      />
      <Waiting />
      {isOrganizationAdmin(session) && <WorkflowLibrary />}
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-xl font-semibold">{m.workflows_templates()}</h2>
        <TemplateList />
      </section>
    </div>
  );
}

function Waiting() {
  const { data } = useQuery(workflowsQueries.tasksCount({}));
  if (!data) return null;
  return <p className="text-lg">{waitingText(data.groups)}</p>;
}
