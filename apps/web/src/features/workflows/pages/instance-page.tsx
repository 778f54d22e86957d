import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { CaseActions } from "../components/cases/case-actions.tsx";
import { CaseMentor } from "../components/cases/case-mentor.tsx";
import { CaseOutlook } from "../components/cases/case-outlook.tsx";
import { CaseStory } from "../components/cases/case-story.tsx";
import { CaseTasks } from "../components/cases/case-tasks.tsx";
import { NewerVersion } from "../components/cases/newer-version.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { INSTANCE_NAMES, nameOf, TROUBLE_NAMES } from "../model/workflow-names.ts";
import { workflowsQueries } from "../workflows.queries.ts";

/** Whoever runs a case does not see it: they read its sentences among the others. */
const OutlookCard = latePart(async () => (await import("../components/outlook/outlook.tsx")).OutlookCard);

/** What lays the graph out is heavy; the stage itself is in the HTML. */
const CaseStage = latePart(async () => (await import("../components/cases/case-stage.tsx")).CaseStage);
const loadFacts = async () => (await import("../components/cases/case-facts.tsx")).CaseFacts;

const route = getRouteApi("/shell/signed-in/workflows/instances/$instanceId");

/** A case: where it stands, what was done with it, and what those who run workflows can do. */
export function InstancePage() {
  const { instanceId } = route.useParams();
  const { data: one } = useSuspenseQuery(workflowsQueries.instance(instanceId));
  useLiveWorkflows();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={one.title}
        aside={<StatusBadge tone={INSTANCE_NAMES[one.status].tone}>{INSTANCE_NAMES[one.status].label()}</StatusBadge>}
        lead={<Lead one={one} />}
        actions={<CaseActions one={one} />}
      />
      {one.troubles.map(({ node, code }) => (
        <Alert key={node} tone="danger" title={m.workflows_stuck_at({ step: stepName(one, node) })}>
          {TROUBLE_NAMES[code]()}
        </Alert>
      ))}
      {one.is_decided_apart && (
        <Alert tone="info" title={m.workflows_decided_apart()}>
          {m.workflows_decided_apart_text()}
        </Alert>
      )}
      {/* Its place is kept until its code is here: what is below does not jump. */}
      <div className="grid min-h-72 grid-cols-[minmax(0,1fr)] rounded-xl bg-stage">
        <CaseStage one={one} />
      </div>
      {one.can_manage ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:has-[>div+div>*]:grid-cols-[minmax(0,1fr)_22rem] 2xl:has-[>div+div>*]:grid-cols-[minmax(0,1fr)_25.25rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <CaseTasks tasks={one.tasks} />
            <CaseStory one={one} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
            <CaseOutlook one={one} />
            <CaseMentor one={one} />
            <NewerVersion one={one} />
            <Loaded load={loadFacts} props={{ one }} />
          </div>
        </div>
      ) : (
        <div className="max-w-3xl">
          {one.outlook && (
            <OutlookCard outlook={one.outlook} shared={{ name: one.title, path: `/workflows/instances/${one.id}` }} />
          )}
        </div>
      )}
    </div>
  );
}

/** What a case follows, whom it is about and since when. */
function Lead({ one }: { one: InstanceDetail }) {
  const { workflow, number, reference, submitter, created_at: began, application_id: application } = one;
  const facts = [
    `${nameOf(workflow)}, ${m.workflows_version({ number })}`,
    submitter,
    m.workflows_began_on({ day: formatDate(began, "medium") }),
  ];
  return (
    <>
      {facts.filter(Boolean).join(" · ")}
      {one.can_manage && application !== null && (
        <>
          {" · "}
          <Link to="/evaluation-management" search={{ application }} className={linkStyles()}>
            {reference ?? m.workflows_application()}
          </Link>
        </>
      )}
    </>
  );
}

const stepName = ({ definition }: InstanceDetail, id: string): string => {
  const node = definition.nodes.find((step) => step.id === id);
  return node ? nameOf(node.name) : id;
};
