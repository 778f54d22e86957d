import {
  isTask,
  type WorkflowDefinition,
  type WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { Trash2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { CardTitle } from "#shared/ui/layout/card.tsx";
import { isRemovable } from "../../model/edit-steps.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { ActionSettings } from "./action-settings.tsx";
import { StepTile } from "../graph/step-tile.tsx";
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
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-w-0 items-start gap-2.5">
            <StepTile node={node} />
            <CardTitle className="min-w-0 self-center [overflow-wrap:anywhere]">
              {nameOf(node.name) || sentenceOf(node)}
            </CardTitle>
          </div>
          <span className="tnum mt-0.5 shrink-0 text-sm text-muted-foreground">
            {m.workflows_says_step({ number: stepLabels(definition).get(node.id) ?? "" })}
          </span>
        </div>
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
