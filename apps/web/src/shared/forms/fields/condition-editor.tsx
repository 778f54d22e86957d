import {
  type Compared,
  type Comparison,
  type Condition,
  isCompared,
} from "@kerkis/contract/core/conditions/conditions.ts";
import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import { ELIGIBILITY_FACTS, factDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { Plus, X } from "lucide-react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";

const DEPTH_MAX = 3;
const VALUE_MAX = 200;
const PARTS_MAX = 20;
const PLACES = Array.from({ length: PARTS_MAX }, (_, place) => `part ${place}`);
const FIRST: Compared = { fact: "country", is: "is", value: "GR" };

const SHAPES = {
  compared: m.ui_condition_compared,
  all: m.ui_condition_all,
  any: m.ui_condition_any,
  not: m.ui_condition_not,
};
type Shape = keyof typeof SHAPES;

const shapeOf = (condition: Condition): Shape =>
  isCompared(condition) ? "compared" : "all" in condition ? "all" : "any" in condition ? "any" : "not";

/** The conditions that one holds together. */
const partsOf = (condition: Condition): readonly Condition[] =>
  isCompared(condition)
    ? [condition]
    : "all" in condition
      ? condition.all
      : "any" in condition
        ? condition.any
        : [condition.not];

/** The same parts in another shape; what the shape has no room for goes. */
function reshaped(parts: readonly Condition[], shape: Shape): Condition {
  const [first = FIRST] = parts;
  if (shape === "compared") return isCompared(first) ? first : FIRST;
  return shape === "not" ? { not: first } : shape === "all" ? { all: parts } : { any: parts };
}

interface ConditionEditorProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
  depth?: number;
}

/** A condition as controls: one fact compared, or several conditions together. */
export function ConditionEditor({ condition, onChange, depth = 0 }: ConditionEditorProps) {
  const shape = shapeOf(condition);
  const parts = partsOf(condition);
  const isGroup = shape === "all" || shape === "any";
  return (
    <div className="grid gap-3 border-l-2 border-border pl-4">
      {depth < DEPTH_MAX && (
        <Field label={m.ui_condition_shape()}>
          <NativeSelect
            value={shape}
            options={Object.entries(SHAPES).map(([value, name]) => ({ value, label: name() }))}
            onChange={({ target }) => onChange(reshaped(parts, target.value as Shape))}
          />
        </Field>
      )}
      {isCompared(condition) ? (
        <Comparing compared={condition} onChange={onChange} />
      ) : (
        parts.map((part, at) => (
          // Parts have no names of their own; the place is what they are known by.
          <div key={PLACES[at]} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <ConditionEditor
                condition={part}
                depth={depth + 1}
                onChange={(changed) =>
                  onChange(
                    reshaped(
                      parts.map((one, index) => (index === at ? changed : one)),
                      shape,
                    ),
                  )
                }
              />
            </div>
            {isGroup && parts.length > 1 && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={m.ui_condition_remove()}
                onClick={() => onChange(reshaped(parts.toSpliced(at, 1), shape))}
              >
                <X />
              </Button>
            )}
          </div>
        ))
      )}
      {isGroup && parts.length < PARTS_MAX && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(reshaped([...parts, FIRST], shape))}
        >
          <Plus aria-hidden />
          {m.ui_condition_add()}
        </Button>
      )}
    </div>
  );
}

const HOW = {
  is: m.ui_condition_is,
  is_not: m.ui_condition_is_not,
  at_most: m.ui_condition_at_most,
  at_least: m.ui_condition_at_least,
  answered: m.ui_condition_answered,
} satisfies Partial<Record<Comparison, () => string>>;
type How = keyof typeof HOW;

const isOrdered = (fact: string): boolean => ["number", "day"].includes(factDescription(fact)?.kind ?? "");

/** What a fact is compared with before anything is chosen. */
function firstValue(fact: string): string | number | boolean {
  const described = factDescription(fact);
  if (described?.kind === "number") return 0;
  if (described?.kind === "yes_no") return true;
  if (described?.kind === "country") return "GR";
  return Object.keys(described?.names ?? {})[0] ?? "";
}

function Comparing({ compared, onChange }: { compared: Compared; onChange: (compared: Compared) => void }) {
  const { fact, is, value } = compared;
  const offered = (Object.keys(HOW) as How[]).filter(
    (how) => isOrdered(fact) || (how !== "at_most" && how !== "at_least"),
  );
  const described = factDescription(fact);
  const names = described?.kind === "yes_no" ? { true: YES, false: NO } : described?.names;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.5fr)]">
      <Field label={m.ui_condition_fact()}>
        <NativeSelect
          value={fact}
          options={Object.entries(ELIGIBILITY_FACTS).map(([name, { label }]) => ({
            value: name,
            label: localized(label),
          }))}
          onChange={({ target }) =>
            onChange({
              fact: target.value,
              is: isOrdered(target.value) ? "at_most" : "is",
              value: firstValue(target.value),
            })
          }
        />
      </Field>
      <Field label={m.ui_condition_how()}>
        <NativeSelect
          value={is}
          options={offered.map((how) => ({ value: how, label: HOW[how]() }))}
          onChange={({ target }) => {
            const how = target.value as How;
            onChange(how === "answered" ? { fact, is: how } : { fact, is: how, value: value ?? firstValue(fact) });
          }}
        />
      </Field>
      {is !== "answered" && (
        <Field label={m.ui_condition_value()}>
          {names ? (
            <NativeSelect
              value={String(value)}
              options={Object.entries(names).map(([name, label]) => ({ value: name, label: localized(label) }))}
              onChange={({ target }) =>
                onChange({
                  ...compared,
                  value: described?.kind === "yes_no" ? target.value === "true" : target.value,
                })
              }
            />
          ) : (
            <Input
              type={described?.kind === "number" ? "number" : described?.kind === "day" ? "date" : "text"}
              value={String(value ?? "")}
              maxLength={VALUE_MAX}
              onChange={({ target }) =>
                onChange({ ...compared, value: described?.kind === "number" ? Number(target.value) : target.value })
              }
            />
          )}
        </Field>
      )}
    </div>
  );
}
