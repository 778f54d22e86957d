import type { ListField, StatementField } from "@kerkis/contract/core/forms/field.ts";
import { useFormState } from "react-hook-form";
import { localized } from "#shared/i18n/localized.ts";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { TagInput } from "#shared/ui/pickers/tag-input.tsx";
import { type Answers, Asked, type ControlProps, useAnswer } from "./asked.tsx";
import { fieldElementId } from "./field-state.ts";

/** Several short texts; the first that is wrong names the problem. */
export function ListControl({ name, field, hint }: ControlProps<ListField>) {
  const { control } = useAnswer(name);
  const { errors } = useFormState<Answers>({ name });
  const values: readonly string[] = Array.isArray(control.value) ? control.value : [];
  const problems: unknown = errors[name];
  const list: readonly unknown[] = Array.isArray(problems) ? problems : [problems];
  const at = list.findIndex(Boolean);
  const problem = list[at];
  const message =
    typeof problem === "object" && problem !== null && "message" in problem ? String(problem.message) : undefined;
  const which = Array.isArray(problems) ? values[at] : undefined;
  return (
    <Asked name={name} field={field} hint={hint} error={message && which ? `${which}: ${message}` : message}>
      <TagInput
        value={values}
        onValueChange={control.onChange}
        onBlur={control.onBlur}
        max={field.max}
        maxLength={field.maxLength}
      />
    </Asked>
  );
}

/** What is declared by ticking it. */
export function StatementControl({ name, field }: ControlProps<StatementField>) {
  const { control, error } = useAnswer(name);
  return (
    <div id={fieldElementId(name)}>
      <Field label={localized(field.label)} required={field.isRequired ?? false} error={error}>
        <Checkbox
          checked={control.value === true}
          onCheckedChange={control.onChange}
          onBlur={control.onBlur}
          required={field.isRequired ?? false}
          label={localized(field.text)}
        />
      </Field>
    </div>
  );
}
