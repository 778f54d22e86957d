import { type Condition, CONDITION_MAX, isCompared } from "@kerkis/contract/core/conditions/conditions.ts";
import { issuesBelow } from "@kerkis/contract/core/conditions/facts.policy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { ELIGIBILITY_FACTS } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { Plus, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { Comparing } from "./compared-fields.tsx";
import { comparedAnew, type ConditionFacts } from "./condition-values.ts";

/** A condition to begin with: the first of these facts. */
export function firstCondition(facts: ConditionFacts): Condition {
  const [fact = ""] = Object.keys(facts);
  return comparedAnew(facts, fact);
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
  /** What is wrong with it, by place. */
  issues?: readonly FieldIssue[];
}

const NO_ISSUES: readonly FieldIssue[] = [];

/** A condition as controls: one fact compared, or several conditions together. */
export const ConditionEditor = ({ facts = ELIGIBILITY_FACTS, issues = NO_ISSUES, ...rest }: ConditionEditorProps) => (
  <Nested facts={facts} issues={issues} place="" depth={0} {...rest} />
);

interface NestedProps extends Required<ConditionEditorProps> {
  /** As it is counted: «2.1»; empty for the whole. */
  place: string;
  depth: number;
}

function Nested({ condition, onChange, facts, issues, place, depth }: NestedProps) {
  const shape = shapeOf(condition);
  const parts = partsOf(condition);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-border pl-2.5 sm:pl-4">
      {depth < CONDITION_MAX.depth && (
        <Field label={m.ui_condition_shape()}>
          <NativeSelect
            value={shape}
            options={Object.entries(SHAPES).map(([value, name]) => ({ value, label: name() }))}
            onChange={({ target }) => onChange(reshaped(parts, target.value as Shape, facts))}
          />
        </Field>
      )}
      {isCompared(condition) ? (
        <Comparing compared={condition} onChange={onChange} facts={facts} issues={issues} />
      ) : shape === "all" || shape === "any" ? (
        <Parts
          parts={parts}
          onChange={(changed) => onChange(reshaped(changed, shape, facts))}
          facts={facts}
          place={place}
        >
          {(part, at, put) => (
            <Nested
              condition={part}
              onChange={put}
              facts={facts}
              issues={issuesBelow(`${shape}.${at}`, issues)}
              place={placeOf(place, at)}
              depth={depth + 1}
            />
          )}
        </Parts>
      ) : (
        parts.map((part) => (
          <Nested
            key="not"
            condition={part}
            onChange={(changed) => onChange({ not: changed })}
            facts={facts}
            issues={issuesBelow("not", issues)}
            place={place}
            depth={depth + 1}
          />
        ))
      )}
    </div>
  );
}

const placeOf = (place: string, at: number): string => [place, at + 1].filter(Boolean).join(".");

/** Parts have no names of their own; the place is what they are known by. */
const PLACES = Array.from({ length: CONDITION_MAX.parts }, (_, at) => `part ${at}`);

interface PartsProps {
  parts: Condition[];
  onChange: (parts: Condition[]) => void;
  facts: ConditionFacts;
  place: string;
  children: (part: Condition, at: number, put: (part: Condition) => void) => ReactNode;
}

/** Conditions that hold together. Whoever adds one by keyboard stands in it, whoever takes one away beside where it was. */
function Parts({ parts, onChange, facts, place, children }: PartsProps) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.children[wanted.current]?.querySelector<HTMLElement>("select")?.focus();
    wanted.current = null;
  });
  function change(next: Condition[], focus: number) {
    wanted.current = focus;
    onChange(next);
  }
  return (
    <>
      <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {parts.map((part, at) => {
          const name = m.ui_condition_part({ place: placeOf(place, at) });
          return (
            <div key={PLACES[at]} role="group" aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-1">
              <div className="flex min-h-9 items-center justify-between gap-3">
                <span aria-hidden className="text-sm font-semibold text-muted-foreground">
                  {name}
                </span>
                {parts.length > 1 && (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={m.ui_condition_remove({ place: placeOf(place, at) })}
                    onClick={() => change(parts.toSpliced(at, 1), Math.min(at, parts.length - 2))}
                  >
                    <X />
                  </Button>
                )}
              </div>
              {children(part, at, (changed) => onChange(parts.with(at, changed)))}
            </div>
          );
        })}
      </div>
      {parts.length < CONDITION_MAX.parts && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => change([...parts, firstCondition(facts)], parts.length)}
        >
          <Plus aria-hidden />
          {m.ui_condition_add()}
        </Button>
      )}
    </>
  );
}
