import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { Trash2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { isRemovable } from "../../model/edit-steps.ts";
import { ActionSettings } from "./action-settings.tsx";
import { StepHeading } from "../graph/step-heading.tsx";
import { AskedItems } from "./asked-items.tsx";
import { ChosenStep, Setting } from "./setting-fields.tsx";
import { TaskClocks, TaskPeople } from "./task-settings.tsx";
import { WaySettings } from "./way-settings.tsx";
import { WordsField } from "./words-field.tsx";

interface StepSettingsProps {
  node: WorkflowNode;
  definition: WorkflowDefinition;
  secret: string | null;
  onChange: (changed: WorkflowNode) => void;
  onWays: (definition: WorkflowDefinition) => void;
  onRemove: () => void;
}

/** What can be said of a step, in the order: who or what, until when, where it leads, and last what the applicant reads. */
export function StepSettings({ node, definition, secret, onChange, onWays, onRemove }: StepSettingsProps) {
  const isMark = node.type === "split" || node.type === "join";
  return (
    <ChosenStep value={node.id}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <StepHeading definition={definition} node={node} />
        {!isMark && (
          <Setting of="name">
            <WordsField
              label={m.workflows_setting_name()}
              value={node.name}
              onChange={(name) => onChange({ ...node, name })}
            />
          </Setting>
        )}
        {isTask(node) && <TaskPeople node={node} definition={definition} onChange={onChange} />}
        {(node.type === "form" || node.type === "checklist") && <AskedItems node={node} onChange={onChange} />}
        {isTask(node) && <TaskClocks node={node} onChange={onChange} />}
        <ActionSettings node={node} secret={secret} onChange={onChange} />
        {node.type === "split" && <p className="text-muted-foreground">{m.workflows_settings_split()}</p>}
        <WaySettings node={node} definition={definition} onChange={onWays} />
        {!isMark && node.type !== "start" && (
          <Setting of="tells">
            <div className="rounded-md bg-accent-soft p-3.5">
              <WordsField
                isLong
                label={m.workflows_setting_tells()}
                value={node.tells}
                onChange={(tells) => onChange({ ...node, tells })}
              />
            </div>
          </Setting>
        )}
        {isRemovable(node) && (
          <Button variant="outline" className="justify-self-start" onClick={onRemove}>
            <Trash2 aria-hidden />
            {m.workflows_remove_step()}
          </Button>
        )}
      </div>
    </ChosenStep>
  );
}
