import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DEFINITION_MAX, type Outcome, WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { Setting } from "./setting-fields.tsx";
import { changeWay } from "../../model/edit-steps.ts";
import { leadsBack, stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { nameOf, OUTCOME_NAMES } from "../../model/workflow-names.ts";

interface WaySettingsProps {
  node: WorkflowNode;
  definition: WorkflowDefinition;
  onChange: (definition: WorkflowDefinition) => void;
}

/** Where each outcome of a step leads; one that goes back says how often. */
export function WaySettings({ node, definition, onChange }: WaySettingsProps) {
  const labels = stepLabels(definition);
  const { must, may } = WAYS_OUT[node.type];
  // A split leads to each of its branches; they are put in and taken out as steps.
  if (node.type === "split" || node.type === "end") return null;
  const options = stepOrder(definition).flatMap((step) =>
    step.type === "start" || step.id === node.id
      ? []
      : [{ value: step.id, label: `${labels.get(step.id) ?? ""} ${nameOf(step.name) || sentenceOf(step)}` }],
  );
  function lead(on: Outcome, to: string, max: number | null): void {
    const isBack = to !== "" && leadsBack(definition, node.id, to);
    onChange(changeWay(definition, { from: node.id, on, to, max: isBack ? (max ?? 2) : null }));
  }
  return [...must, ...may].map((on) => {
    const way = definition.edges.find((edge) => edge.from === node.id && edge.on === on);
    return (
      <div key={on} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Setting of={`way ${on}`}>
          <Field label={m.workflows_setting_way({ outcome: OUTCOME_NAMES[on]() })}>
            <NativeSelect
              value={way?.to ?? ""}
              placeholder={m.workflows_nowhere()}
              options={options}
              onChange={({ target }) => lead(on, target.value, null)}
            />
          </Field>
        </Setting>
        {way && way.max !== null && (
          <Setting of={`max ${on}`}>
            <Field label={m.workflows_setting_max()}>
              <Input
                type="number"
                min={1}
                max={DEFINITION_MAX.loops}
                value={way.max}
                onChange={({ target }) => {
                  const max = Math.round(target.valueAsNumber);
                  lead(on, way.to, Number.isNaN(max) ? 1 : Math.min(Math.max(max, 1), DEFINITION_MAX.loops));
                }}
              />
            </Field>
          </Setting>
        )}
      </div>
    );
  });
}
