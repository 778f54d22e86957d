import { listOf } from "@kerkis/contract/core/forms/answers.ts";
import type { ChoicesField, CountriesField } from "@kerkis/contract/core/forms/field.ts";
import { type ReactNode, useState } from "react";
import { localized } from "#shared/i18n/localized.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { useFieldGroup } from "#shared/ui/forms/field-context.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Tag } from "#shared/ui/marks/tag.tsx";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { Asked, type ControlProps, useAnswer } from "./asked.tsx";
import { countryOptions } from "./country-options.ts";
import { fieldElementId } from "./field-state.ts";

/** Several of a few choices, each on or off. */
export function ChoicesControl({ name, field }: ControlProps<ChoicesField>) {
  const { control, error } = useAnswer(name);
  const chosen = listOf(control.value);
  return (
    <div id={fieldElementId(name)}>
      <Field
        group
        label={localized(field.label)}
        hint={field.help && localized(field.help)}
        required={field.isRequired ?? false}
        optional={!field.isRequired}
        error={error}
      >
        <ChipGroup>
          {field.values.map((value) => (
            <FilterChip
              key={value}
              pressed={chosen.includes(value)}
              onPressedChange={(isOn) => {
                control.onChange(isOn ? [...chosen, value] : chosen.filter((kept) => kept !== value));
                control.onBlur();
              }}
            >
              {localized(field.names[value] ?? { el: value, en: value })}
            </FilterChip>
          ))}
        </ChipGroup>
      </Field>
    </div>
  );
}

/** The label and what is said of the field belong to all of its chips; a group is neither required nor wrong by itself. */
export function ChipGroup({ children }: { children: ReactNode }) {
  const { "aria-labelledby": labelledBy, "aria-describedby": describedBy } = useFieldGroup();
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className="flex flex-wrap gap-2 pt-1">
      {children}
    </div>
  );
}

/** Several countries, each found by typing. */
export function CountriesControl({ name, field }: ControlProps<CountriesField>) {
  const { control, error } = useAnswer(name);
  const [countries] = useState(countryOptions);
  const chosen = listOf(control.value);
  const named = new Map(countries.map(({ value, label }) => [value, label]));
  return (
    <div className="grid gap-2.5">
      <Asked name={name} field={field} error={error}>
        <Combobox
          label={localized(field.label)}
          options={countries.filter(({ value }) => !chosen.includes(value))}
          value={null}
          disabled={chosen.length >= field.max}
          onValueChange={(code) => code && control.onChange([...chosen, code])}
          onBlur={control.onBlur}
        />
      </Asked>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={localized(field.label)}>
          {chosen.map((code) => (
            <li key={code} className="max-w-full">
              <Tag
                label={named.get(code) ?? code}
                onRemove={() => control.onChange(chosen.filter((kept) => kept !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
