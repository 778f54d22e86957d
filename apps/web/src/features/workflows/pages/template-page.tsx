import { lintDefinition, type LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Archive, FileDown, FlaskConical, Play, Upload } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { managesApplications } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { todayInAthens } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { GraphPanel } from "../components/graph/graph-panel.tsx";
import { StartCase } from "../components/start-case.tsx";
import { StepList } from "../components/editor/step-list.tsx";
import { nameOf, TEMPLATE_NAMES } from "../model/workflow-names.ts";
import { useArchiveTemplate, useExportBpmn, usePublishTemplate } from "../workflows.mutations.ts";
import { workflowsQueries } from "../workflows.queries.ts";
import { runningText } from "../model/waiting-text.ts";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";

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
  const facts = [
    template.number !== null && m.workflows_version({ number: template.number }),
    runningText(template.running),
  ].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={nameOf(template.name)}
        aside={
          <StatusBadge tone={TEMPLATE_NAMES[template.state].tone}>{TEMPLATE_NAMES[template.state].label()}</StatusBadge>
        }
        lead={facts.join(" · ")}
        actions={
          <>
            {template.can_edit && <RecordViewers kind="workflow" id={template.id} className="self-center" />}
            <TemplateActions template={template} notes={notes} onTry={() => setTrying(true)} />
          </>
        }
      />
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
          <VersionList template={template} />
        </>
      ) : (
        <>
          <GraphPanel definition={template.definition} direction="TB" />
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

type Asked = "publish" | "archive" | "start" | null;

interface TemplateActionsProps {
  template: TemplateDetail;
  notes: readonly LintNote[];
  onTry: () => void;
}

function TemplateActions({ template, notes, onTry }: TemplateActionsProps) {
  const { id, version } = template;
  const [asked, setAsked] = useState<Asked>(null);
  const session = useSession();
  const commands = { publish: usePublishTemplate(), archive: useArchiveTemplate() };
  const exporting = useExportBpmn();
  const close = () => setAsked(null);
  const isPublishable = template.can_edit && (template.has_draft || template.number === null);
  return (
    <>
      <Button variant="outline" onClick={onTry}>
        <FlaskConical aria-hidden />
        {m.workflows_trial()}
      </Button>
      {template.can_edit && template.number !== null && (
        <Button variant="outline" onClick={() => setAsked("archive")}>
          <Archive aria-hidden />
          {m.workflows_archive()}
        </Button>
      )}
      {template.can_edit && (
        <Button variant="outline" pending={exporting.isPending} onClick={() => exporting.mutate(id)}>
          <FileDown aria-hidden />
          {m.workflows_bpmn_export()}
        </Button>
      )}
      {template.state === "published" && managesApplications(session) && (
        <Button variant="outline" onClick={() => setAsked("start")}>
          <Play aria-hidden />
          {m.workflows_start()}
        </Button>
      )}
      {isPublishable && (
        <Button disabled={notes.some(({ isError }) => isError)} onClick={() => setAsked("publish")}>
          <Upload aria-hidden />
          {m.workflows_publish()}
        </Button>
      )}
      {asked === "publish" && (
        <Confirm
          title={m.workflows_publish_title({ name: nameOf(template.name) })}
          description={m.workflows_publish_text({ count: template.running })}
          confirmLabel={m.workflows_publish()}
          command={commands.publish}
          input={() => ({ id, version })}
          onClose={close}
        />
      )}
      {asked === "archive" && (
        <Confirm
          tone="danger"
          title={m.workflows_archive_title({ name: nameOf(template.name) })}
          description={m.workflows_archive_text()}
          confirmLabel={m.workflows_archive()}
          command={commands.archive}
          input={() => ({ id, version })}
          done={m.workflows_archived()}
          onClose={close}
        />
      )}
      {asked === "start" && <StartCase template={template} onClose={close} />}
      <Link to="/workflows/instances" search={{ template: id }} className={linkStyles({ className: "self-center" })}>
        {m.workflows_cases_of()}
      </Link>
    </>
  );
}
