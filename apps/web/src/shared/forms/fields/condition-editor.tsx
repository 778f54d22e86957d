import {
  type Compared,
  type Comparison,
  type Condition,
  isCompared,
} from "@kerkis/contract/core/conditions/conditions.ts";
import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import { ELIGIBILITY_FACTS, type FactDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { countryOptions } from "./country-options.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { DecimalInput } from "#shared/ui/forms/decimal-input.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";

const DEPTH_MAX = 3;
const VALUE_MAX = 200;
const PARTS_MAX = 20;
const PLACES = Array.from({ length: PARTS_MAX }, (_, place) => `part ${place}`);

/** What conditions may look at, by name, in the order in which it is offered. */
export type ConditionFacts = Readonly<Record<string, FactDescription>>;

/** A condition to begin with: the first of these facts. */
export function firstCondition(facts: ConditionFacts): Compared {
  const [fact = ""] = Object.keys(facts);
  return comparedAnew(facts, fact);
}

const described = (facts: ConditionFacts, fact: string): FactDescription | null =>
  (Object.hasOwn(facts, fact) && facts[fact]) || null;

/** A fact compared in the way that its kind is usually asked for. */
function comparedAnew(facts: ConditionFacts, fact: string): Compared {
  const kind = described(facts, fact)?.kind;
  if (kind === "text" || kind === undefined) return { fact, is: "answered" };
  const is = kind === "number" || kind === "day" ? "at_most" : kind === "several" ? "has" : "is";
  return { fact, is, value: firstValue(facts, fact) };
}

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
const partsOf = (condition: Condition): Condition[] =>
  isCompared(condition)
    ? [condition]
    : "all" in condition
      ? condition.all
      : "any" in condition
        ? condition.any
        : [condition.not];

/** The same parts in another shape; what the shape has no room for goes. */
function reshaped(parts: Condition[], shape: Shape, facts: ConditionFacts): Condition {
  const [first = firstCondition(facts)] = parts;
  if (shape === "compared") return isCompared(first) ? first : firstCondition(facts);
  return shape === "not" ? { not: first } : shape === "all" ? { all: parts } : { any: parts };
}

interface ConditionEditorProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
  /** What it may look at: what criteria may, unless told. */
  facts?: ConditionFacts;
  depth?: number;
}

/** A condition as controls: one fact compared, or several conditions together. */
export function ConditionEditor({ condition, onChange, facts = ELIGIBILITY_FACTS, depth = 0 }: ConditionEditorProps) {
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
            onChange={({ target }) => onChange(reshaped(parts, target.value as Shape, facts))}
          />
        </Field>
      )}
      {isCompared(condition) ? (
        <Comparing compared={condition} onChange={onChange} facts={facts} />
      ) : (
        parts.map((part, at) => (
          // Parts have no names of their own; the place is what they are known by.
          <div key={PLACES[at]} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <ConditionEditor
                condition={part}
                facts={facts}
                depth={depth + 1}
                onChange={(changed) =>
                  onChange(
                    reshaped(
                      parts.map((one, index) => (index === at ? changed : one)),
                      shape,
                      facts,
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
                onClick={() => onChange(reshaped(parts.toSpliced(at, 1), shape, facts))}
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
          onClick={() => onChange(reshaped([...parts, firstCondition(facts)], shape, facts))}
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
  has: m.ui_condition_has,
  answered: m.ui_condition_answered,
} satisfies Partial<Record<Comparison, () => string>>;
type How = keyof typeof HOW;

const HOW_BY_KIND: Readonly<Record<FactDescription["kind"], readonly How[]>> = {
  number: ["at_most", "at_least", "is", "is_not", "answered"],
  day: ["at_most", "at_least", "is", "answered"],
  yes_no: ["is", "is_not", "answered"],
  country: ["is", "is_not", "answered"],
  choice: ["is", "is_not", "answered"],
  several: ["has", "answered"],
  text: ["answered"],
};

/** What a fact is compared with before anything is chosen. */
function firstValue(facts: ConditionFacts, fact: string): string | number | boolean {
  const known = described(facts, fact);
  if (known?.kind === "number") return 0;
  if (known?.kind === "yes_no") return true;
  if (known?.kind === "country") return "GR";
  return Object.keys(known?.names ?? {})[0] ?? "";
}

interface ComparingProps {
  compared: Compared;
  onChange: (compared: Compared) => void;
  facts: ConditionFacts;
}

function Comparing({ compared, onChange, facts }: ComparingProps) {
  const { fact, is, value } = compared;
  const known = described(facts, fact);
  const offered = HOW_BY_KIND[known?.kind ?? "text"];
  const names = known?.kind === "yes_no" ? { true: YES, false: NO } : known?.names;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-start gap-3">
      <Field label={m.ui_condition_fact()}>
        <NativeSelect
          value={fact}
          options={Object.entries(facts).map(([name, { label }]) => ({ value: name, label: localized(label) }))}
          placeholder={known ? undefined : m.ui_choose()}
          onChange={({ target }) => onChange(comparedAnew(facts, target.value))}
        />
      </Field>
      <Field label={m.ui_condition_how()}>
        <NativeSelect
          value={is}
          options={offered.map((how) => ({ value: how, label: HOW[how]() }))}
          onChange={({ target }) => {
            const how = target.value as How;
            onChange(
              how === "answered" ? { fact, is: how } : { fact, is: how, value: value ?? firstValue(facts, fact) },
            );
          }}
        />
      </Field>
      {is !== "answered" && (
        <Field label={m.ui_condition_value()}>
          <ComparedValue
            known={known}
            names={names}
            value={value}
            onValue={(next) => onChange({ ...compared, value: next })}
          />
        </Field>
      )}
    </div>
  );
}

interface ComparedValueProps {
  known: FactDescription | null;
  names: FactDescription["names"];
  value: Compared["value"];
  onValue: (value: string | number | boolean) => void;
}

/** What a fact is compared with, as its kind is typed or chosen. */
function ComparedValue({ known, names, value, onValue }: ComparedValueProps) {
  const [countries] = useState(countryOptions);
  if (known?.kind === "country")
    return <NativeSelect value={String(value)} options={countries} onChange={({ target }) => onValue(target.value)} />;
  if (names)
    return (
      <NativeSelect
        value={String(value)}
        options={Object.entries(names).map(([name, label]) => ({ value: name, label: localized(label) }))}
        onChange={({ target }) => onValue(known?.kind === "yes_no" ? target.value === "true" : target.value)}
      />
    );
  if (known?.kind === "number")
    return <DecimalInput value={Number(value)} onValueChange={(typed) => onValue(typed ?? 0)} />;
  return (
    <Input
      type={known?.kind === "day" ? "date" : "text"}
      value={String(value ?? "")}
      maxLength={VALUE_MAX}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
