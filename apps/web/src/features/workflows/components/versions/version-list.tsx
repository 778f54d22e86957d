import { changesBetween } from "@kerkis/contract/workflows/definition/changes.policy.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { changeSentence } from "../../model/change-sentences.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { MoveCases } from "./move-cases.tsx";
import { runningText } from "../../model/tasks/waiting-text.ts";

/** Stands for what is edited now among the versions. */
const DRAFT = "draft";

/** What was published of a workflow: who follows it, what changed from one to another, and moving cases to the one in force. */
export function VersionList({ template }: { template: TemplateDetail }) {
  const { id, number: current } = template;
  const { data } = useQuery(workflowsQueries.versions(id));
  const [moving, setMoving] = useState<number | null>(null);
  if (!data || data.versions.length === 0 || current === null) return null;
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <CardTitle>{m.workflows_versions()}</CardTitle>
          <p className="mt-1 text-muted-foreground">{m.workflows_versions_lead()}</p>
        </div>
        <ul className="divide-y divide-border [overflow-wrap:anywhere]">
          {data.versions.map(({ number, published_at, published_by, running }) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold">
                  {m.workflows_version_title({ number })}
                  {number === current && (
                    <span className="font-normal text-muted-foreground"> · {m.workflows_version_current()}</span>
                  )}
                </p>
                <p className="text-[0.9375rem] text-muted-foreground">
                  {[
                    formatDate(published_at, "medium"),
                    published_by && m.workflows_version_by({ name: published_by }),
                    runningText(running),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              {number !== current && running > 0 && (
                <Button variant="outline" size="sm" onClick={() => setMoving(number)}>
                  {m.workflows_move()}
                  <span className="sr-only">: {m.workflows_version_title({ number })}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
        {(data.versions.length > 1 || template.has_draft) && (
          <Comparison template={template} numbers={data.versions.map(({ number }) => number)} />
        )}
      </CardBody>
      {moving !== null && <MoveCases id={id} number={moving} onClose={() => setMoving(null)} />}
    </Card>
  );
}

/** Two versions, or a version and the draft, and what is different in plain sentences. */
function Comparison({ template, numbers }: { template: TemplateDetail; numbers: readonly number[] }) {
  const [latest = 1, before = latest] = numbers;
  const [from, setFrom] = useState(String(template.has_draft ? latest : before));
  const [to, setTo] = useState(template.has_draft ? DRAFT : String(latest));
  const [was, is] = [useDefinition(template, from), useDefinition(template, to)];
  const changes = was && is ? changesBetween(was, is) : null;
  const versions = numbers.map((number) => ({ value: String(number), label: m.workflows_version_title({ number }) }));
  const options = [{ value: DRAFT, label: m.workflows_compare_draft() }, ...versions];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-border pt-5">
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <Field label={m.workflows_compare_from()}>
          <NativeSelect value={from} options={options} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={m.workflows_compare_to()}>
          <NativeSelect value={to} options={options} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
      {changes?.length === 0 && <p>{m.workflows_compare_same()}</p>}
      {changes && changes.length > 0 && (
        <ul className="list-disc space-y-1.5 pl-5 [overflow-wrap:anywhere]">
          {[...new Set(changes.map(changeSentence))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useDefinition(template: TemplateDetail, chosen: string) {
  const isDraft = chosen === DRAFT;
  const { data } = useQuery({
    ...workflowsQueries.version(template.id, isDraft ? 0 : Number(chosen)),
    enabled: !isDraft,
  });
  return isDraft ? template.definition : data?.definition;
}
