import {
  isTask,
  type TaskNode,
  type WorkflowDefinition,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { m } from "#messages";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { nameOf } from "../../model/workflow-names.ts";
import { AssigneeField, DaysField, Setting } from "./setting-fields.tsx";

interface TaskSettingsProps {
  node: TaskNode;
  definition: WorkflowDefinition;
  onChange: (changed: TaskNode) => void;
}

/** Who does it, who keeps away from it, until when, and what follows if it is late. */
export function TaskSettings({ node, definition, onChange }: TaskSettingsProps) {
  const others = definition.nodes.filter((other) => isTask(other) && other.id !== node.id);
  const { escalation } = node;
  return (
    <>
      <Setting of="who">
        <AssigneeField
          label={m.workflows_setting_who()}
          value={node.assignee}
          onChange={(assignee) => onChange({ ...node, assignee })}
        />
      </Setting>
      {others.length > 0 && (
        <Setting of="not_by">
          <Field label={m.workflows_setting_four_eyes()} group>
            <div className="grid gap-1.5">
              {others.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  aria-label={nameOf(name)}
                  label={nameOf(name)}
                  checked={node.not_by.includes(id)}
                  onCheckedChange={(isApart) =>
                    onChange({
                      ...node,
                      not_by: isApart ? [...node.not_by, id] : node.not_by.filter((other) => other !== id),
                    })
                  }
                />
              ))}
            </div>
          </Field>
        </Setting>
      )}
      <Setting of="due">
        <DaysField
          label={m.workflows_setting_due()}
          value={node.due_days}
          onChange={(due_days) => onChange({ ...node, due_days })}
        />
      </Setting>
      {node.due_days !== null && (
        <>
          <DaysField
            label={m.workflows_setting_remind()}
            value={node.remind_days}
            onChange={(remind_days) => onChange({ ...node, remind_days })}
          />
          <DaysField
            label={m.workflows_setting_escalate()}
            value={escalation?.days ?? null}
            onChange={(days) =>
              onChange({
                ...node,
                escalation:
                  days === null ? null : { days, to: escalation?.to ?? { kind: "organization_role", role: "owner" } },
              })
            }
          />
          {escalation && (
            <AssigneeField
              label={m.workflows_setting_escalate_to()}
              value={escalation.to}
              onChange={(to) => to && onChange({ ...node, escalation: { ...escalation, to } })}
            />
          )}
        </>
      )}
    </>
  );
}
