import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DEFINITION_MAX, type Outcome, WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { leadsBack, stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import type { Option } from "#shared/ui/pickers/option.ts";
import { changeWay } from "../../model/edit-steps.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { nameOf, OUTCOME_NAMES } from "../../model/workflow-names.ts";
import { DaysField, Setting } from "./setting-fields.tsx";

interface WaySettingsProps {
  node: WorkflowNode;
  definition: WorkflowDefinition;
  onChange: (definition: WorkflowDefinition) => void;
}

/** The colour of an outcome, always beside its word. */
const DOTS: Partial<Record<Outcome, string>> = {
  approved: "bg-success",
  met: "bg-success",
  next: "bg-success",
  rejected: "bg-danger",
  returned: "bg-warning",
};
const FIRST_MAX = 2;

/** Where each outcome of a step leads; one that goes back says how often. Those that it may have as well come when they are asked for. */
export function WaySettings({ node, definition, onChange }: WaySettingsProps) {
  const [isWhole, setWhole] = useState(false);
  const labels = stepLabels(definition);
  const { must, may } = WAYS_OUT[node.type];
  // A split leads to each of its branches; they are put in and taken out as steps.
  if (node.type === "split" || node.type === "end") return null;
  const out = definition.edges.filter(({ from }) => from === node.id);
  const isBounded = out.some(({ max }) => max !== null);
  const isLimited = node.type === "wait_for" && node.limit_days !== null;
  const isNeeded = (on: Outcome) =>
    must.includes(on) || (on === "exceeded" && isBounded) || (on === "timeout" && isLimited);
  const ways = [...must, ...may].map((on) => ({ on, way: out.find((edge) => edge.on === on) }));
  const shown = ways.filter(({ on, way }) => isWhole || way !== undefined || isNeeded(on));
  const options = stepOrder(definition).flatMap((step) =>
    step.type === "start" || step.id === node.id
      ? []
      : [{ value: step.id, label: `${labels.get(step.id) ?? ""} ${nameOf(step.name) || sentenceOf(step)}` }],
  );
  function lead(on: Outcome, to: string, max: number | null): void {
    const isBack = to !== "" && leadsBack(definition, node.id, to);
    onChange(changeWay(definition, { from: node.id, on, to, max: isBack ? (max ?? FIRST_MAX) : null }));
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{m.workflows_setting_outcomes()}</legend>
      {shown.map(({ on, way }) => {
        const asksReason = node.type === "approval" && (on === "rejected" || on === "returned");
        const to = way ? m.workflows_way_to({ number: labels.get(way.to) ?? "" }) : m.workflows_way_nowhere();
        return (
          <div key={on} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <Setting of={`way ${on}`}>
              <WayRow
                on={on}
                words={asksReason ? `${m.workflows_way_asks_reason()}, ${to}` : to}
                isMissing={way === undefined && isNeeded(on)}
                value={way?.to ?? ""}
                options={options}
                onChange={(next) => lead(on, next, null)}
              />
            </Setting>
            {way && way.max !== null && (
              <Setting of={`max ${on}`}>
                <DaysField
                  label={`${OUTCOME_NAMES[on]()}: ${m.workflows_setting_max()}`}
                  short={m.workflows_setting_max()}
                  unit={m.workflows_unit_times}
                  max={DEFINITION_MAX.loops}
                  value={way.max}
                  onChange={(max) => lead(on, way.to, max ?? 1)}
                />
              </Setting>
            )}
          </div>
        );
      })}
      {shown.length < ways.length && (
        <button
          type="button"
          className="cursor-pointer justify-self-start rounded-xs text-[0.9375rem] text-primary pointer-coarse:min-h-11"
          onClick={() => setWhole(true)}
        >
          {m.workflows_setting_more_outcomes()}
        </button>
      )}
    </fieldset>
  );
}

interface WayRowProps {
  on: Outcome;
  /** Where it leads, as one reads it. */
  words: string;
  isMissing: boolean;
  value: string;
  options: readonly Option[];
  onChange: (to: string) => void;
}

/** An outcome and where it leads, as one row; the device's own list of steps lies over it, unseen. */
function WayRow({ on, words, isMissing, value, options, onChange }: WayRowProps) {
  return (
    <div className="control relative flex flex-wrap items-center justify-between gap-x-3 py-2 has-[select:focus-visible]:outline-2">
      <span className="flex min-w-0 items-center gap-2.5 font-medium">
        <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full", DOTS[on] ?? "bg-control-edge")} />
        {OUTCOME_NAMES[on]()}
      </span>
      <span
        className={cn(
          "ml-auto flex min-w-0 items-center gap-1.5 text-[0.9375rem]",
          isMissing ? "font-medium text-danger" : "text-muted-foreground",
        )}
      >
        {words}
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </span>
      <select
        aria-label={m.workflows_setting_way({ outcome: OUTCOME_NAMES[on]() })}
        aria-invalid={isMissing || undefined}
        className="absolute inset-0 h-full w-full cursor-pointer appearance-none opacity-0"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{m.workflows_nowhere()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
