import type { TaskNode, WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { m } from "#messages";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Switch } from "#shared/ui/forms/switch.tsx";
import { stepLabels } from "../../model/step-labels.ts";
import { recipientText } from "../../model/step-sentences.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { AssigneeField, DaysField, DueToday, PeopleToday, Setting } from "./setting-fields.tsx";

interface TaskSettingsProps {
  node: TaskNode;
  definition: WorkflowDefinition;
  onChange: (changed: TaskNode) => void;
}

/** Who does it, and who keeps away from it. */
export function TaskPeople({ node, definition, onChange }: TaskSettingsProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <Setting of="who">
          <AssigneeField
            label={m.workflows_setting_who()}
            value={node.assignee}
            onChange={(assignee) => onChange({ ...node, assignee })}
          />
        </Setting>
        <PeopleToday assignee={node.assignee} />
      </div>
      <FourEyes node={node} definition={definition} onChange={onChange} />
    </>
  );
}

/** Whoever did one of these steps does not do this one; switched on, the task before it is meant. */
function FourEyes({ node, definition, onChange }: TaskSettingsProps) {
  const order = stepOrder(definition);
  const others = order.filter((other) => isTask(other) && other.id !== node.id);
  const at = order.findIndex(({ id }) => id === node.id);
  const before = order.slice(0, at).findLast(isTask) ?? others[0];
  if (!before) return null;
  const labels = stepLabels(definition);
  const apart = others.filter(({ id }) => node.not_by.includes(id));
  const steps = apart.flatMap(({ id }) => labels.get(id) ?? []).join(", ");
  const keep = (ids: string[]) => onChange({ ...node, not_by: ids });
  return (
    <Setting of="not_by">
      <div className="rounded-md bg-muted p-3.5">
        <Switch
          label={m.workflows_setting_four_eyes()}
          hint={apart.length === 0 ? m.workflows_setting_four_eyes_off() : m.workflows_setting_four_eyes_on({ steps })}
          checked={apart.length > 0}
          onCheckedChange={(isOn) => keep(isOn ? [before.id] : [])}
        />
        {apart.length > 0 && others.length > 1 && (
          <details className="mt-1.5">
            <summary className="cursor-pointer rounded-xs text-[0.9375rem] text-primary pointer-coarse:py-2.5">
              {m.workflows_setting_four_eyes_which()}
            </summary>
            <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1.5 [overflow-wrap:anywhere]">
              {others.map(({ id, name }) => {
                const label = `${labels.get(id) ?? ""} ${nameOf(name)}`;
                return (
                  <Checkbox
                    key={id}
                    aria-label={label}
                    label={label}
                    checked={node.not_by.includes(id)}
                    onCheckedChange={(isApart) =>
                      keep(isApart ? [...node.not_by, id] : node.not_by.filter((other) => other !== id))
                    }
                  />
                );
              })}
            </div>
          </details>
        )}
      </div>
    </Setting>
  );
}

const LATE_DAYS = 2;

/** Until when, when one is reminded, and where it goes if it is late. */
export function TaskClocks({ node, onChange }: Omit<TaskSettingsProps, "definition">) {
  const { due_days: due, escalation } = node;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3">
          <Setting of="due">
            <DaysField
              label={m.workflows_setting_due()}
              short={m.workflows_due()}
              unit={m.workflows_unit_working_days}
              value={due}
              onChange={(due_days) => onChange({ ...node, due_days })}
            />
          </Setting>
          {due !== null && (
            <Setting of="remind">
              <DaysField
                label={m.workflows_setting_remind()}
                short={m.workflows_setting_remind_short()}
                unit={m.workflows_unit_before}
                value={node.remind_days}
                onChange={(remind_days) => onChange({ ...node, remind_days })}
              />
            </Setting>
          )}
        </div>
        {due !== null && <DueToday days={due} />}
      </div>
      {due !== null && (
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">{m.workflows_setting_if_late()}</legend>
          <Setting of="escalate_to">
            <AssigneeField
              isWithin
              label={m.workflows_setting_escalate_to()}
              nobody={m.workflows_setting_escalate_nobody()}
              say={recipientText}
              value={escalation?.to ?? null}
              onChange={(to) => onChange({ ...node, escalation: to && { days: escalation?.days ?? LATE_DAYS, to } })}
            />
          </Setting>
          {escalation && (
            <Setting of="escalate">
              <DaysField
                label={m.workflows_setting_escalate()}
                short={m.workflows_setting_escalate_after()}
                unit={m.workflows_unit_working_days}
                value={escalation.days}
                onChange={(days) =>
                  onChange({ ...node, escalation: days === null ? null : { days, to: escalation.to } })
                }
              />
            </Setting>
          )}
        </fieldset>
      )}
    </>
  );
}
