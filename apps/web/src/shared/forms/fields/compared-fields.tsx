import { type Compared, type Comparison, CONDITION_MAX, listed } from "@kerkis/contract/core/conditions/conditions.ts";
import {
  COMPARES_SEVERAL,
  COMPARISONS_OF,
  type FactDescription,
} from "@kerkis/contract/core/conditions/facts.policy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import { useState } from "react";
import { m } from "#messages";
import { fieldText } from "#shared/forms/field-text.ts";
import { localized } from "#shared/i18n/localized.ts";
import { DecimalInput } from "#shared/ui/forms/decimal-input.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Tag } from "#shared/ui/marks/tag.tsx";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import type { Option } from "#shared/ui/pickers/option.ts";
import { comparedAnew, comparedBy, comparisonName, type ConditionFacts, factAmong } from "./condition-values.ts";
import { countryOptions } from "./country-options.ts";
import { ChipGroup } from "./several-controls.tsx";

interface ComparingProps {
  compared: Compared;
  onChange: (compared: Compared) => void;
  facts: ConditionFacts;
  issues: readonly FieldIssue[];
}

/** A fact, how it is compared, and with what. */
export function Comparing({ compared, onChange, facts, issues }: ComparingProps) {
  const { fact, is, value } = compared;
  const known = factAmong(facts, fact);
  const isSeveral = COMPARES_SEVERAL.has(is);
  const problem = (path: string) => {
    const found = issues.find((issue) => issue.path === path);
    return found && fieldText(found.code, found.params);
  };
  const put = (next: Compared["value"]) => onChange({ ...compared, value: next });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-start gap-3">
      <Field label={m.ui_condition_fact()} error={known || fact === "" ? problem("fact") : m.ui_condition_unknown()}>
        <NativeSelect
          value={known ? fact : ""}
          options={Object.entries(facts).map(([name, { label }]) => ({ value: name, label: localized(label) }))}
          placeholder={known ? undefined : m.ui_choose()}
          onChange={({ target }) => onChange(comparedAnew(facts, target.value))}
        />
      </Field>
      {known && (
        <Field label={m.ui_condition_how()} error={problem("is")}>
          <NativeSelect
            value={is}
            options={COMPARISONS_OF[known.kind].map((how) => ({ value: how, label: comparisonName(how, known.kind) }))}
            onChange={({ target }) => onChange(comparedBy(compared, target.value as Comparison, known))}
          />
        </Field>
      )}
      {known && is !== "answered" && (
        <Field
          label={
            known.currency !== undefined
              ? m.ui_condition_value_in({ currency: known.currency })
              : isSeveral
                ? m.ui_condition_values()
                : m.ui_condition_value()
          }
          group={isSeveral && !isFound(known)}
          className={isSeveral ? "col-span-full" : undefined}
          error={problem("value")}
        >
          {isSeveral ? (
            <SeveralValues key={fact} known={known} values={listed(value).map(String)} onValues={put} />
          ) : (
            <OneValue known={known} value={value} onValue={put} />
          )}
        </Field>
      )}
    </div>
  );
}

interface OneValueProps {
  known: FactDescription;
  value: Compared["value"];
  onValue: (value: string | number | boolean) => void;
}

/** What a fact is compared with, as its kind is typed or chosen. */
function OneValue({ known: { kind, names }, value, onValue }: OneValueProps) {
  const [countries] = useState(countryOptions);
  if (kind === "country")
    return <NativeSelect value={String(value)} options={countries} onChange={({ target }) => onValue(target.value)} />;
  const offered = kind === "yes_no" ? { true: YES, false: NO } : names;
  if (offered)
    return (
      <NativeSelect
        value={String(value)}
        options={Object.entries(offered).map(([name, label]) => ({ value: name, label: localized(label) }))}
        onChange={({ target }) => onValue(kind === "yes_no" ? target.value === "true" : target.value)}
      />
    );
  if (kind === "number") return <DecimalInput value={Number(value)} onValueChange={(typed) => onValue(typed ?? 0)} />;
  return (
    <Input
      type={kind === "day" ? "date" : "text"}
      value={String(value ?? "")}
      maxLength={CONDITION_MAX.value}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

interface SeveralValuesProps {
  known: FactDescription;
  values: readonly string[];
  onValues: (values: string[]) => void;
}

/** More than these are found by typing. */
const CHIPS_MAX = 24;

const isFound = ({ kind, names = {} }: FactDescription): boolean =>
  kind === "country" || Object.keys(names).length > CHIPS_MAX;

/** Several values to compare with: a few are on or off, many are found by typing. */
function SeveralValues({ known, values, onValues }: SeveralValuesProps) {
  const [options] = useState(() =>
    known.kind === "country"
      ? countryOptions()
      : Object.entries(known.names ?? {}).map(([value, label]) => ({ value, label: localized(label) })),
  );
  if (isFound(known)) return <FoundValues options={options} values={values} onValues={onValues} />;
  return (
    <ChipGroup>
      {options.map(({ value, label }) => (
        <FilterChip
          key={value}
          pressed={values.includes(value)}
          onPressedChange={(isOn) =>
            // In their own order, whatever was chosen first; what is offered no more goes.
            onValues(
              options.flatMap((one) => ((one.value === value ? isOn : values.includes(one.value)) ? one.value : [])),
            )
          }
        >
          {label}
        </FilterChip>
      ))}
    </ChipGroup>
  );
}

interface FoundValuesProps extends Omit<SeveralValuesProps, "known"> {
  options: readonly Option[];
}

function FoundValues({ options, values, onValues }: FoundValuesProps) {
  const named = new Map(options.map(({ value, label }) => [value, label]));
  return (
    <>
      <Combobox
        label={m.ui_condition_values()}
        options={options.filter(({ value }) => !values.includes(value))}
        value={null}
        disabled={values.length >= CONDITION_MAX.parts}
        onValueChange={(value) => value && onValues([...values, value])}
      />
      {values.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2" aria-label={m.ui_condition_values()}>
          {values.map((value) => (
            <li key={value} className="max-w-full">
              <Tag
                label={named.get(value) ?? value}
                onRemove={() => onValues(values.filter((kept) => kept !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
