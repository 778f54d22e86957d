import { createContext, use, type ReactNode } from "react";
import { type ControllerFieldState, type FieldPathByValue, useController } from "react-hook-form";
import { DateInput } from "#shared/ui/pickers/date-input.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import type { Option } from "#shared/ui/pickers/option.ts";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { fieldElementId, type RegistrationValues } from "../../model/registration-values.ts";

/** Fields of the registration form that hold text. */
export type TextName = FieldPathByValue<RegistrationValues, string | undefined>;

/** Whether the step on screen was left once: from then on everything missing on it is marked. */
export const StepVisited = createContext(false);

/** A field's problem, once the person has been at it or has left its step; nobody is corrected before. */
export function useShownError({
  error,
  isTouched,
}: Pick<ControllerFieldState, "error" | "isTouched">): string | undefined {
  const isVisited = use(StepVisited);
  return isTouched || isVisited ? error?.message : undefined;
}

interface TextFieldProps {
  name: TextName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  max?: number;
  placeholder?: string;
  inputMode?: "text" | "url" | "numeric";
  autoComplete?: string;
  className?: string;
}

/** One line of text, checked when left. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required, max, placeholder, inputMode = "text", autoComplete = "off", className } = props;
  const { field, fieldState } = useController<RegistrationValues, TextName>({ name });
  const error = useShownError(fieldState);
  return (
    <div id={fieldElementId(name)} className={className}>
      <Field label={label} hint={hint} required={required} optional={!required} error={error}>
        <Input
          {...field}
          value={field.value ?? ""}
          maxLength={max}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete={autoComplete}
        />
      </Field>
    </div>
  );
}

/** Several lines of text with a counter. */
export function TextAreaField({ name, label, hint, required, max = 4000, placeholder }: TextFieldProps) {
  const { field, fieldState } = useController<RegistrationValues, TextName>({ name });
  const error = useShownError(fieldState);
  const text = field.value ?? "";
  return (
    <div id={fieldElementId(name)}>
      <Field label={label} hint={hint} required={required} error={error} counter={{ used: text.length, max }}>
        <Textarea {...field} value={text} rows={7} maxLength={max} placeholder={placeholder} />
      </Field>
    </div>
  );
}

/** A calendar day of the past. */
export function DayField({
  name,
  label,
  hint,
  latest,
}: Pick<TextFieldProps, "name" | "label" | "hint"> & { latest: string }) {
  const { field, fieldState } = useController<RegistrationValues, TextName>({ name });
  const error = useShownError(fieldState);
  return (
    <div id={fieldElementId(name)}>
      <Field label={label} hint={hint} optional error={error}>
        <DateInput
          name={field.name}
          value={field.value || null}
          max={latest}
          onBlur={field.onBlur}
          onValueChange={(day) => field.onChange(day ?? "")}
        />
      </Field>
    </div>
  );
}

interface ChoiceFieldProps {
  name: TextName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  options: readonly Option[];
  placeholder: string;
}

/** One of a few choices, from the device's own list. */
export function ChoiceField({ name, label, hint, required, options, placeholder }: ChoiceFieldProps) {
  const { field, fieldState } = useController<RegistrationValues, TextName>({ name });
  const error = useShownError(fieldState);
  return (
    <div id={fieldElementId(name)}>
      <Field label={label} hint={hint} required={required} optional={!required} error={error}>
        <NativeSelect {...field} value={field.value ?? ""} options={options} placeholder={placeholder} />
      </Field>
    </div>
  );
}
