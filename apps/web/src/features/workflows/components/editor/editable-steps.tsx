import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { Plus } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import { INSERTED, type Inserted } from "../../model/edit-steps.ts";
import { outlineOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { LINT_NAMES, sentenceOf } from "../../model/workflow-names.ts";
import { INSERTED_NAMES } from "./inserted-names.ts";
import { beginning, BranchWords, indentation, StepFacts } from "./step-list.tsx";

interface EditableStepsProps {
  definition: WorkflowDefinition;
  notes: readonly LintNote[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onInsert: (after: WorkflowNode, kind: Inserted) => void;
}

/** The button that puts a step after another. */
export const insertId = (step: string): string => `insert-after-${step}`;

/** The sentences of a definition; each is a button that opens its settings, and after each something can be put in. */
export function EditableSteps({ definition, notes, chosen, onChoose, onInsert }: EditableStepsProps) {
  const outline = outlineOf(definition);
  const labels = stepLabels(definition);
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {outline.map(({ node, depth, branch }) => (
        <li key={node.id} className={cn("flex items-start gap-2", beginning(node, branch))} style={indentation(depth)}>
          <button
            type="button"
            data-step={node.id}
            aria-pressed={chosen === node.id}
            onClick={() => onChoose(node.id)}
            className={cn(
              "flex min-w-0 grow gap-3 rounded-md px-2 py-2 text-left [overflow-wrap:anywhere] hover:bg-muted",
              chosen === node.id && "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)] hover:bg-primary-soft",
            )}
          >
            <span className="tnum min-w-6 shrink-0 text-right text-muted-foreground">{labels.get(node.id)}</span>
            <span className="min-w-0">
              <span className="block">{sentenceOf(node)}</span>
              <BranchWords node={node} branch={branch} labels={labels} />
              <StepFacts node={node} definition={definition} labels={labels} />
              {notes
                .filter((note) => note.node === node.id)
                .map(({ code, isError }) => (
                  <span
                    key={code}
                    className={cn("block text-sm font-medium", isError ? "text-danger" : "text-warning")}
                  >
                    {LINT_NAMES[code]()}
                  </span>
                ))}
            </span>
          </button>
          {node.type !== "end" && node.type !== "split" && (
            <DropdownMenu
              trigger={
                <Button
                  id={insertId(node.id)}
                  variant="ghost"
                  size="icon-sm"
                  aria-label={m.workflows_add_after({ number: labels.get(node.id) ?? "" })}
                >
                  <Plus aria-hidden />
                </Button>
              }
            >
              {INSERTED.map((kind) => (
                <MenuItem key={kind} onSelect={() => onInsert(node, kind)}>
                  {INSERTED_NAMES[kind].label()}
                </MenuItem>
              ))}
            </DropdownMenu>
          )}
        </li>
      ))}
    </ol>
  );
}
