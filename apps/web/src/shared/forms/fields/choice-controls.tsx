import { NO, textOf, YES } from "@kerkis/contract/core/forms/answers.ts";
import type {
  AmountField,
  ChoiceField,
  CountryField,
  CurrencyField,
  MoneyField,
  YesNoField,
} from "@kerkis/contract/core/forms/field.ts";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { MoneyInput } from "#shared/ui/forms/money-input.tsx";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { Asked, type ControlProps, useAnswer } from "./asked.tsx";
import { countryOptions } from "./country-options.ts";
import { fieldElementId } from "./field-state.ts";

/** One of a few choices, from the device's own list. */
export function ChoiceControl({ name, field, hint }: ControlProps<ChoiceField>) {
  const { control, error } = useAnswer(name);
  const options = field.values.map((value) => ({
    value,
    label: localized(field.names[value] ?? { el: value, en: value }),
  }));
  return (
    <Asked name={name} field={field} hint={hint} error={error}>
      <NativeSelect {...control} value={textOf(control.value)} options={options} placeholder={m.ui_choose()} />
    </Asked>
  );
}

/** Yes, no, or not said where it may be left open. */
export function YesNoControl({ name, field, hint, isReadOnly }: ControlProps<YesNoField>) {
  const { control, error } = useAnswer(name);
  const shown = typeof control.value === "boolean" ? (control.value ? "yes" : "no") : "";
  return (
    <Asked name={name} field={field} hint={hint} error={error}>
      <NativeSelect
        options={[
          { value: "yes", label: localized(YES) },
          { value: "no", label: localized(NO) },
        ]}
        placeholder={field.isRequired ? m.ui_choose() : m.ui_not_said()}
        value={shown}
        disabled={isReadOnly}
        onBlur={control.onBlur}
        onChange={({ target }) => control.onChange(target.value === "" ? null : target.value === "yes")}
      />
    </Asked>
  );
}

/** A country, found by typing. */
export function CountryControl({ name, field }: ControlProps<CountryField>) {
  const { control, error } = useAnswer(name);
  const { trigger } = useFormContext();
  const [countries] = useState(countryOptions);
  return (
    <Asked name={name} field={field} error={error}>
      <Combobox
        label={localized(field.label)}
        options={countries}
        value={textOf(control.value) || null}
        onValueChange={(code) => {
          control.onChange(code ?? "");
          if (field.affects) void trigger([...field.affects]);
        }}
        onBlur={control.onBlur}
      />
    </Asked>
  );
}

/** An amount in the currency of the form. */
export function AmountControl({ name, field }: ControlProps<AmountField>) {
  const { control, error } = useAnswer(name);
  return (
    <Asked name={name} field={field} error={error}>
      <MoneyInput
        name={control.name}
        value={typeof control.value === "number" ? control.value : null}
        onValueChange={control.onChange}
        onBlur={control.onBlur}
        currency={field.in}
      />
    </Asked>
  );
}

interface MoneyControlProps extends ControlProps<MoneyField> {
  currency: CurrencyField;
  /** The currency of several amounts is chosen beside the first. */
  isFirst: boolean;
}

/** An amount beside its currency. */
export function MoneyControl({ name, field, currency, isFirst }: MoneyControlProps) {
  const { control, error } = useAnswer(name);
  const chosen = useAnswer(field.currency).control;
  const code = textOf(chosen.value) || currency.initial;
  return (
    <div id={fieldElementId(name)} className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-4">
      <Field
        label={localized(field.label)}
        hint={field.help && localized(field.help)}
        required={field.isRequired ?? false}
        optional={!field.isRequired}
        error={error}
      >
        <MoneyInput
          name={control.name}
          value={typeof control.value === "number" ? control.value : null}
          onValueChange={control.onChange}
          onBlur={control.onBlur}
          currency={code}
        />
      </Field>
      {isFirst && (
        <Field label={localized(currency.label)}>
          <NativeSelect {...chosen} value={code} options={currency.values.map((value) => ({ value, label: value }))} />
        </Field>
      )}
    </div>
  );
}
