import { LIBRARY, LIBRARY_KEYS, type LibraryKey } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { isOrganizationAdmin } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TemplateList } from "../components/template-list.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { useCreateTemplate } from "../workflows.mutations.ts";
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
      {isOrganizationAdmin(session) && <Library />}
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
  const { mine, available, overdue } = data.groups;
  return (
    <p className="text-lg">
      {m.workflows_waiting({ mine, available })} {overdue > 0 && m.workflows_waiting_overdue({ overdue })}
    </p>
  );
}

function Library() {
  const create = useCreateTemplate();
  const navigate = useNavigate();
  const use = (library: LibraryKey) =>
    create.mutate(
      { library, name: LIBRARY[library].name },
      { onSuccess: ({ id }) => navigate({ to: "/workflows/templates/$templateId/edit", params: { templateId: id } }) },
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl font-semibold">{m.workflows_library()}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {LIBRARY_KEYS.map((key) => (
          <li key={key} className="min-w-0">
            <Card className="h-full">
              <CardBody className="flex h-full flex-col items-start gap-2">
                <CardTitle>{localized(LIBRARY[key].name)}</CardTitle>
                <p className="grow text-muted-foreground">{localized(LIBRARY[key].lead)}</p>
                <Button variant="outline" pending={create.isPending} onClick={() => use(key)}>
                  {m.workflows_library_use()}
                  <span className="sr-only">: {localized(LIBRARY[key].name)}</span>
                </Button>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
