import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import {
  joinOf,
  joinsReadWith,
  outlineOf,
  type OutlineStep,
} from "@kerkis/contract/workflows/definition/order.policy.ts";
import { CircleX, Plus, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { m } from "#messages";
import { NameTag, OTHERS_COLOR, useOtherAt } from "#shared/realtime/others-here.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import { INSERTED, type Inserted } from "../../model/edit-steps.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { type SettingName, stepFacts, toldParts } from "../../model/step-sentences.ts";
import { LINT_NAMES } from "../../model/workflow-names.ts";
import { INSERTED_NAMES } from "./inserted-names.ts";
import { Facts, Sentence } from "./sentence.tsx";
import { beginning, BranchWords, indentation } from "./step-list.tsx";

interface EditableStepsProps {
  definition: WorkflowDefinition;
  notes: readonly LintNote[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Goes to where a step's setting is changed; to its first one where none is named. */
  onEdit: (id: string, setting: SettingName | null) => void;
  onInsert: (after: WorkflowNode, kind: Inserted) => void;
}

/** The button that puts a step after another. */
export const insertId = (step: string): string => `insert-after-${step}`;

/** Behind what something is put in after a step; after branches side by side that is where they join. */
function insertedBehind(definition: WorkflowDefinition, node: WorkflowNode): WorkflowNode | null {
  if (node.type === "end") return null;
  if (node.type !== "split") return node;
  const join = joinOf(definition, node.id);
  return definition.nodes.find(({ id }) => id === join) ?? null;
}

/** The sentences of a definition: each part that can be changed leads to its setting, and after each something can be put in. */
export function EditableSteps({ definition, ...rest }: EditableStepsProps) {
  const labels = stepLabels(definition);
  const joins = joinsReadWith(definition);
  const joinBefore = (id: string) => [...joins].find(([, read]) => read.id === id)?.[0] ?? null;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {outlineOf(definition)
        .filter(({ node }) => !joins.has(node.id))
        .map((step) => (
          <EditableStep
            key={step.node.id}
            step={step}
            join={joinBefore(step.node.id)}
            definition={definition}
            labels={labels}
            {...rest}
          />
        ))}
    </ol>
  );
}

interface EditableStepProps extends EditableStepsProps {
  step: OutlineStep;
  /** The join that is read as one with it. */
  join: string | null;
  labels: ReadonlyMap<string, string>;
}

function EditableStep({
  step,
  join,
  definition,
  labels,
  notes,
  chosen,
  onChoose,
  onEdit,
  onInsert,
}: EditableStepProps) {
  const { node, depth, branch } = step;
  const id = useId();
  const parts = toldParts(node, definition);
  const first = parts.find((part) => typeof part !== "string");
  const own = notes.filter((note) => note.node === node.id || (join !== null && note.node === join));
  const isChosen = chosen === node.id || (join !== null && chosen === join);
  const behind = insertedBehind(definition, node);
  const number = labels.get(node.id) ?? "";
  const other = useOtherAt(node.id);
  const editFirst = () => onEdit(node.id, typeof first === "object" ? first.setting : null);
  const editPart = (setting: SettingName) => onEdit(node.id, setting);
  function pressed(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    editFirst();
  }
  return (
    <li
      className={cn(
        "group relative flex items-start gap-3 px-2 py-2",
        beginning(node, branch) ?? "rounded-md",
        isChosen ? "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]" : "hover:bg-muted",
      )}
      style={{
        ...indentation(depth),
        ...(other && {
          outline: `2px solid ${OTHERS_COLOR}`,
          outlineOffset: -2,
          borderRadius: "var(--radius-md, 0.5rem)",
        }),
      }}
    >
      {other && <NameTag person={other} className="-top-2.5 left-9" />}
      <button
        type="button"
        data-step={node.id}
        aria-pressed={isChosen}
        aria-describedby={`${id}-said ${id}-facts ${id}-notes`}
        onClick={() => (isChosen ? editFirst() : onChoose(node.id))}
        onKeyDown={pressed}
        // The whole row is pressed, but for the parts that are buttons themselves.
        className="tnum min-w-6 shrink-0 text-right text-muted-foreground outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-ring"
      >
        <span className="sr-only">{m.workflows_step_number({ number })}</span>
        <span aria-hidden>{number}</span>
        <BranchWords node={node} branch={branch} labels={labels} />
      </button>
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p id={`${id}-said`}>
          <Sentence parts={parts} onEdit={editPart} />
        </p>
        <Facts id={`${id}-facts`} facts={stepFacts(node, definition, labels)} onEdit={editPart} />
        <span id={`${id}-notes`} className="sr-only">
          {own.map(({ code }) => LINT_NAMES[code]()).join(" ")}
        </span>
      </div>
      <NoteMark notes={own} />
      {behind && (
        <DropdownMenu
          trigger={
            <Button
              id={insertId(node.id)}
              variant="ghost"
              size="icon-sm"
              className={cn(
                "relative -my-1 shrink-0",
                !isChosen &&
                  "pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100",
              )}
              aria-label={m.workflows_add_after({ number })}
            >
              <Plus aria-hidden />
            </Button>
          }
        >
          {INSERTED.map((kind) => (
            <MenuItem key={kind} onSelect={() => onInsert(behind, kind)}>
              {INSERTED_NAMES[kind].label()}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
    </li>
  );
}

/** What is wrong with a step, as a mark: its words stand below the list. */
export function NoteMark({ notes, className }: { notes: readonly LintNote[]; className?: string }) {
  if (notes.length === 0) return null;
  const isError = notes.some((note) => note.isError);
  const Icon = isError ? CircleX : TriangleAlert;
  return (
    <Icon aria-hidden className={cn("mt-1 size-4 shrink-0", isError ? "text-danger" : "text-warning", className)} />
  );
}
