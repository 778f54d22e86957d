import type { LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { Link } from "@tanstack/react-router";
import { Archive, Diff, Ellipsis, FileDown, FolderKanban, Layers, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { managesApplications } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import { runningText } from "../model/tasks/waiting-text.ts";
import { lowered } from "../model/step-sentences.ts";
import { nameOf, TEMPLATE_NAMES } from "../model/workflow-names.ts";
import {
  useArchiveTemplate,
  useBeginVersion,
  useDropVersion,
  useExportBpmn,
  usePublishTemplate,
} from "../workflows.mutations.ts";
import { StartCase } from "./start-case.tsx";

/** Where the editor puts its own tools once its code is here. */
export const BAR_TOOLS_ID = "workflow-bar-tools";
/** Where versions are compared. */
export const VERSIONS_ID = "workflow-versions";

interface TemplateBarProps {
  template: TemplateDetail;
  notes: readonly LintNote[];
  isTrying: boolean;
  onTry: () => void;
}

/** The bar of a workflow's screen: its name and version, who is here, taking back, differences, trial and publishing. */
export function TemplateBar({ template, notes, isTrying, onTry }: TemplateBarProps) {
  const { name, number, running, state, has_draft: hasDraft, can_edit: canEdit } = template;
  const isDraft = canEdit && (hasDraft || number === null);
  const isPublishable = isDraft && !notes.some(({ isError }) => isError);
  const isImpersonated = useSession().impersonation !== null;
  const begin = useBeginVersion();
  const [asked, setAsked] = useState<Asked>(null);
  const facts =
    number === null
      ? []
      : [isDraft ? m.workflows_version_runs({ number, cases: runningText(running) }) : runningText(running)];
  if (template.is_followed) facts.push(m.workflows_followed());
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-surface px-4 py-2 md:px-6">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-lg font-semibold [overflow-wrap:anywhere]">{nameOf(name)}</h1>
        <StatusBadge tone={isDraft ? "warning" : TEMPLATE_NAMES[state].tone}>
          {versionText(template, isDraft)}
        </StatusBadge>
        <p className="text-[0.9375rem] text-muted-foreground">{facts.join(" · ")}</p>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {canEdit && <RecordViewers kind="workflow" id={template.id} className="self-center" />}
        {/* As wide as what comes in, so that nothing moves then. */}
        {isDraft && !isTrying && <span id={BAR_TOOLS_ID} className="flex w-16 max-md:w-22" />}
        {isDraft && number !== null && (
          <a href={`#${VERSIONS_ID}`} className={buttonStyles({ variant: "outline", size: "sm" })}>
            <Diff aria-hidden />
            {m.workflows_bar_diff({ number })}
          </a>
        )}
        <Button variant="outline" size="sm" aria-pressed={isTrying} onClick={onTry}>
          <Play aria-hidden />
          {m.workflows_trial()}
        </Button>
        {isDraft && (
          <Button
            size="sm"
            disabled={!isPublishable || isImpersonated}
            title={isImpersonated ? m.error_auth_impersonating() : undefined}
            onClick={() => setAsked("publish")}
          >
            {m.workflows_publish()}
          </Button>
        )}
        {canEdit && !isDraft && (
          <Button
            size="sm"
            pending={begin.isPending}
            onClick={() => begin.mutate({ id: template.id, version: template.version })}
          >
            <Layers aria-hidden />
            {m.workflows_new_version()}
          </Button>
        )}
        <MoreActions template={template} onAsk={setAsked} />
      </div>
      <Asking template={template} asked={asked} onClose={() => setAsked(null)} />
    </header>
  );
}

/** What version it is, with its state in words. */
function versionText({ number, state }: TemplateDetail, isDraft: boolean): string {
  const name = TEMPLATE_NAMES[isDraft ? "draft" : state].label();
  const shown = isDraft ? (number ?? 0) + 1 : number;
  return shown === null ? name : m.workflows_version_state({ number: shown, state: lowered(name) });
}

type Asked = "publish" | "drop" | "archive" | "start" | null;

/** What is done less often. */
function MoreActions({ template, onAsk }: { template: TemplateDetail; onAsk: (asked: Asked) => void }) {
  const session = useSession();
  const exporting = useExportBpmn();
  const { id, number, state, has_draft: hasDraft, can_edit: canEdit } = template;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={m.workflows_bar_more()} pending={exporting.isPending}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {state === "published" && managesApplications(session) && (
        <MenuItem onSelect={() => onAsk("start")}>
          <Play aria-hidden />
          {m.workflows_start()}
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to="/workflows/instances" search={{ template: id }}>
          <FolderKanban aria-hidden />
          {m.workflows_cases_of()}
        </Link>
      </MenuItem>
      {canEdit && (
        <MenuItem onSelect={() => exporting.mutate(id)}>
          <FileDown aria-hidden />
          {m.workflows_bpmn_export()}
        </MenuItem>
      )}
      {canEdit && number !== null && hasDraft && (
        <MenuItem tone="danger" onSelect={() => onAsk("drop")}>
          <Trash2 aria-hidden />
          {m.workflows_drop_version()}
        </MenuItem>
      )}
      {canEdit && number !== null && (
        <MenuItem tone="danger" onSelect={() => onAsk("archive")}>
          <Archive aria-hidden />
          {m.workflows_archive()}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}

interface AskingProps {
  template: TemplateDetail;
  asked: Asked;
  onClose: () => void;
}

/** What is asked before something is done with the whole workflow. */
function Asking({ template, asked, onClose }: AskingProps) {
  const commands = { publish: usePublishTemplate(), drop: useDropVersion(), archive: useArchiveTemplate() };
  const { id, name, number, version, running } = template;
  if (asked === "start") return <StartCase template={template} onClose={onClose} />;
  if (asked === "publish") {
    return (
      <Confirm
        title={m.workflows_publish_title({ name: nameOf(name) })}
        description={[
          running === 0 ? m.workflows_publish_text_none() : m.workflows_publish_text({ count: running }),
          template.takes_over_from && m.workflows_publish_takes_over({ name: nameOf(template.takes_over_from) }),
        ]
          .filter(Boolean)
          .join(" ")}
        confirmLabel={m.workflows_publish()}
        command={commands.publish}
        input={() => ({ id, version })}
        onClose={onClose}
      />
    );
  }
  if (asked === null) return null;
  if (asked === "drop") {
    return (
      <Confirm
        tone="danger"
        title={m.workflows_drop_version_title({ name: nameOf(name) })}
        description={m.workflows_drop_version_text({ number: number ?? 1 })}
        confirmLabel={m.workflows_drop_version()}
        command={commands.drop}
        input={() => ({ id, version })}
        done={m.workflows_version_dropped()}
        onClose={onClose}
      />
    );
  }
  return (
    <Confirm
      tone="danger"
      title={m.workflows_archive_title({ name: nameOf(name) })}
      description={m.workflows_archive_text()}
      confirmLabel={m.workflows_archive()}
      command={commands.archive}
      input={() => ({ id, version })}
      done={m.workflows_archived()}
      onClose={onClose}
    />
  );
}
