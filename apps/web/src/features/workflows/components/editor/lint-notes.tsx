import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { CircleX, TriangleAlert } from "lucide-react";
import { m } from "#messages";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { LINT_NAMES, nameOf } from "../../model/workflow-names.ts";

interface LintNotesProps {
  definition: WorkflowDefinition;
  notes: readonly LintNote[];
  onChoose: (id: string) => void;
}

/** What bars publishing, then what one may want to look at, each with a way to its place. */
export function LintNotes({ definition, notes, onChoose }: LintNotesProps) {
  const ordered = [...notes.filter(({ isError }) => isError), ...notes.filter(({ isError }) => !isError)];
  const labels = stepLabels(definition);
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-3">{m.workflows_notes()}</CardTitle>
        {notes.length === 0 && <p className="text-muted-foreground">{m.workflows_notes_none()}</p>}
        <ul className="grid gap-2 [overflow-wrap:anywhere]">
          {ordered.map(({ code, node, isError }) => {
            const step = definition.nodes.find(({ id }) => id === node);
            const Icon = isError ? CircleX : TriangleAlert;
            return (
              <li key={`${code} ${node}`} className="flex gap-2">
                <Icon
                  aria-hidden
                  className={isError ? "mt-1 size-4 shrink-0 text-danger" : "mt-1 size-4 shrink-0 text-warning"}
                />
                <span className="min-w-0">
                  {step && (
                    <button type="button" className={linkStyles()} onClick={() => onChoose(step.id)}>
                      {[labels.get(step.id), nameOf(step.name)].filter(Boolean).join(" ")}
                    </button>
                  )}
                  {step && ": "}
                  {LINT_NAMES[code]()}
                </span>
              </li>
            );
          })}
        </ul>
      </CardBody>
    </Card>
  );
}
