import {
  isTask,
  type WorkflowDefinition,
  type WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { STATUSES_SET } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { Trash2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { isRemovable } from "../../model/edit-steps.ts";
import { nameOf, sentenceOf, STATUS_NAMES } from "../../model/workflow-names.ts";
import { AssigneeField, DaysField, WordsFields } from "./setting-fields.tsx";
import { AskedItems } from "./asked-items.tsx";
import { TaskSettings } from "./task-settings.tsx";
import { WaySettings } from "./way-settings.tsx";

interface StepSettingsProps {
  node: WorkflowNode;
  definition: WorkflowDefinition;
  onChange: (changed: WorkflowNode) => void;
  onWays: (definition: WorkflowDefinition) => void;
  onRemove: () => void;
}

/** What can be said of a step, in the order: what it is called, who, until when, what it asks, where it leads, what the applicant reads. */
export function StepSettings({ node, definition, onChange, onWays, onRemove }: StepSettingsProps) {
  const isMark = node.type === "split" || node.type === "join";
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CardTitle>{nameOf(node.name) || sentenceOf(node)}</CardTitle>
        {!isMark && (
          <WordsFields
            label={m.workflows_setting_name()}
            value={node.name}
            onChange={(name) => onChange({ ...node, name })}
          />
        )}
        {isTask(node) && <TaskSettings node={node} definition={definition} onChange={onChange} />}
        {(node.type === "form" || node.type === "checklist") && <AskedItems node={node} onChange={onChange} />}
        {node.type === "wait" && (
          <DaysField
            label={m.workflows_setting_wait()}
            value={node.working_days}
            onChange={(days) => onChange({ ...node, working_days: days ?? 1 })}
          />
        )}
        {node.type === "notify" && (
          <>
            <AssigneeField
              label={m.workflows_setting_who()}
              value={node.to}
              onChange={(to) => onChange({ ...node, to })}
            />
            <WordsFields
              isLong
              label={m.workflows_setting_words()}
              value={node.words}
              onChange={(words) => onChange({ ...node, words })}
            />
          </>
        )}
        {node.type === "set_status" && (
          <Field label={m.workflows_state()}>
            <NativeSelect
              value={node.status}
              options={STATUSES_SET.map((value) => ({ value, label: STATUS_NAMES[value]() }))}
              onChange={({ target }) => {
                const status = STATUSES_SET.find((one) => one === target.value);
                if (status) onChange({ ...node, status });
              }}
            />
          </Field>
        )}
        <WaySettings node={node} definition={definition} onChange={onWays} />
        {!isMark && node.type !== "start" && (
          <WordsFields
            isLong
            label={m.workflows_setting_tells()}
            value={node.tells}
            onChange={(tells) => onChange({ ...node, tells })}
          />
        )}
        {isRemovable(node) && (
          <Button variant="outline" className="justify-self-start" onClick={onRemove}>
            <Trash2 aria-hidden />
            {m.workflows_remove_step()}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
