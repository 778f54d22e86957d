import type { Field as Description } from "@kerkis/contract/core/forms/field.ts";
import type { ReactElement } from "react";
import { useController } from "react-hook-form";
import { localized } from "#shared/i18n/localized.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { fieldElementId, useShownError } from "./field-state.ts";

export type Answers = Record<string, unknown>;

export interface ControlProps<Described extends Description> {
  /** Path of the answer in the form. */
  name: string;
  field: Described;
  className?: string | undefined;
  /** Said instead of the field's own help. */
  hint?: string | undefined;
  /** Shown, and not to be changed. */
  isReadOnly?: boolean | undefined;
}

/** The answer of a form at a path, with its problem when it is time to show it. */
export function useAnswer(name: string) {
  const { field: control, fieldState } = useController<Answers>({ name });
  return { control, error: useShownError(fieldState) };
}

interface AskedProps extends ControlProps<Description> {
  error: string | undefined;
  counter?: { used: number; max: number; text?: string };
  children: ReactElement;
}

/** A control under its label, with its help and its problem. */
export function Asked({ name, field, hint, error, counter, className, children }: AskedProps) {
  const { label, help, isRequired = false, isOwed = false } = field;
  return (
    <div id={fieldElementId(name)} className={className}>
      <Field
        label={localized(label)}
        hint={hint ?? (help && localized(help))}
        required={isRequired}
        optional={!isRequired && !isOwed}
        error={error}
        {...(counter && { counter })}
      >
        {children}
      </Field>
    </div>
  );
}
