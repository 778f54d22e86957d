import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nameOf, TEMPLATE_NAMES } from "../model/workflow-names.ts";
import { workflowsQueries } from "../workflows.queries.ts";
import { runningText } from "../model/tasks/waiting-text.ts";

/** The organization's templates, each with its state and how many cases follow it. */
export function TemplateList() {
  const list = useList(workflowsQueries.templates());
  return (
    <ResourceList
      list={list}
      failed={m.workflows_failed()}
      headingLevel={3}
      empty={{ title: m.workflows_none(), text: m.workflows_none_text() }}
    >
      {(rows) => (
        <ListRows label={m.workflows_templates()} rows={rows} rowId={({ id }) => id}>
          {({ id, name, state, number, has_draft, running, is_followed }) => (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-3.5 hover:bg-muted sm:flex">
              <Link
                to="/workflows/templates/$templateId/edit"
                params={{ templateId: id }}
                data-row-link
                className={linkStyles({ kind: "cover", className: "min-w-0 grow font-semibold" })}
              >
                {nameOf(name)}
              </Link>
              <span className="text-muted-foreground max-sm:order-last max-sm:col-span-2">
                {[
                  number !== null && m.workflows_version({ number }),
                  has_draft && number !== null && m.workflows_has_draft(),
                  runningText(running),
                  is_followed && m.workflows_followed(),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <StatusBadge tone={TEMPLATE_NAMES[state].tone}>{TEMPLATE_NAMES[state].label()}</StatusBadge>
            </div>
          )}
        </ListRows>
      )}
    </ResourceList>
  );
}
