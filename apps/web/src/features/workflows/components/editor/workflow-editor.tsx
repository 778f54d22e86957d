import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { AutosaveConflict, AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import { useAutosave } from "#shared/autosave/use-autosave.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { changeStep, type Inserted, insertAfter, removeStep } from "../../model/edit-steps.ts";
import { useTemplateStore } from "../../workflows.mutations.ts";
import { GraphPanel } from "../graph/graph-panel.tsx";
import { EditableSteps } from "./editable-steps.tsx";
import { LintNotes } from "./lint-notes.tsx";
import { StepSettings } from "./step-settings.tsx";
import { INSERTED_NAMES } from "./inserted-names.ts";

/** A definition that is edited: its steps in sentences, and the settings of the one that is chosen. Saved as it changes. */
export function WorkflowEditor({ template }: { template: TemplateDetail }) {
  const { profile } = useSession();
  const [past, setPast] = useState<readonly WorkflowDefinition[]>([]);
  const [future, setFuture] = useState<readonly WorkflowDefinition[]>([]);
  const [value, setValue] = useState({ name: template.name, definition: template.definition });
  const [chosen, setChosen] = useState<string | null>(null);
  const store = useTemplateStore(template.id);
  const autosave = useAutosave({
    key: `workflow.${template.id}.${profile?.id ?? ""}`,
    value,
    version: template.version,
    ...store,
    apply: setValue,
  });
  const { definition } = value;
  const notes = lintDefinition(definition);
  const node = definition.nodes.find(({ id }) => id === chosen);
  function change(next: WorkflowDefinition): void {
    setPast((known) => [...known.slice(-99), definition]);
    setFuture([]);
    setValue((known) => ({ ...known, definition: next }));
  }
  function step(from: readonly WorkflowDefinition[], isBack: boolean): void {
    const next = from.at(-1);
    if (!next) return;
    (isBack ? setPast : setFuture)(from.slice(0, -1));
    (isBack ? setFuture : setPast)((known) => [...known, definition]);
    setValue((known) => ({ ...known, definition: next }));
  }
  function insert(after: WorkflowNode, kind: Inserted): void {
    const made = insertAfter(definition, after, kind, INSERTED_NAMES[kind].name);
    change(made.definition);
    setChosen(made.id);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 lg:col-span-2">
        <GraphPanel definition={definition} direction="TB" notes={notes} chosen={chosen} onChoose={setChosen} />
      </div>
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CardTitle>{m.workflows_in_words()}</CardTitle>
            <span className="flex items-center gap-2">
              <AutosaveIndicator state={autosave} />
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={m.workflows_undo()}
                disabled={past.length === 0}
                onClick={() => step(past, true)}
              >
                <Undo2 aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={m.workflows_redo()}
                disabled={future.length === 0}
                onClick={() => step(future, false)}
              >
                <Redo2 aria-hidden />
              </Button>
            </span>
          </div>
          {autosave.status === "conflict" && <AutosaveConflict onResolve={(choice) => void autosave.resolve(choice)} />}
          <EditableSteps definition={definition} notes={notes} chosen={chosen} onChoose={setChosen} onInsert={insert} />
        </CardBody>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-4">
        {node && (
          <StepSettings
            key={node.id}
            node={node}
            definition={definition}
            secret={template.webhook_secret}
            onChange={(changed) => change(changeStep(definition, changed))}
            onWays={change}
            onRemove={() => {
              change(removeStep(definition, node));
              setChosen(null);
            }}
          />
        )}
        <LintNotes definition={definition} notes={notes} onChoose={setChosen} />
      </div>
    </div>
  );
}
