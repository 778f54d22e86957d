import type { TextField } from "@kerkis/contract/core/forms/field.ts";
import { textOf } from "@kerkis/contract/core/forms/answers.ts";
import { useState } from "react";
import { Asked, useAnswer } from "#shared/forms/fields/asked.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";

const zones = () => Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value.replaceAll("_", " ") }));

/** The zone whose clock the times are read by, found by typing. */
export function ZoneField({ name, field }: { name: string; field: TextField }) {
  const { control, error } = useAnswer(name);
  const [options] = useState(zones);
  return (
    <Asked name={name} field={field} error={error}>
      <Combobox
        label={localized(field.label)}
        options={options}
        value={textOf(control.value) || null}
        onValueChange={(zone) => control.onChange(zone ?? "")}
        onBlur={control.onBlur}
        clearable={false}
      />
    </Asked>
  );
}
