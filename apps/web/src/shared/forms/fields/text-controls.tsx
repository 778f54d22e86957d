import { textOf, wordsIn } from "@kerkis/contract/core/forms/answers.ts";
import type {
  DayField,
  LinkField,
  LongTextField,
  MomentField,
  NumberField,
  PastDayField,
  TextField,
} from "@kerkis/contract/core/forms/field.ts";
import { m } from "#messages";
import { DecimalInput } from "#shared/ui/forms/decimal-input.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { DateInput } from "#shared/ui/pickers/date-input.tsx";
import { MomentInput } from "#shared/ui/pickers/moment-input.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { Asked, type ControlProps, useAnswer } from "./asked.tsx";

/** A field that is shown and not changed. */
export const READ_ONLY = "bg-muted text-muted-foreground";

/** One line of text or a link, checked when left. */
export function LineControl({ name, field, className, hint, isReadOnly }: ControlProps<TextField | LinkField>) {
  const { control, error } = useAnswer(name);
  return (
    <Asked name={name} field={field} hint={hint} error={error} className={className}>
      <Input
        {...control}
        readOnly={isReadOnly}
        className={cn(isReadOnly && READ_ONLY)}
        value={textOf(control.value)}
        maxLength={field.max}
        {...(field.type === "link" && { placeholder: field.example })}
        inputMode={field.type === "link" ? "url" : "text"}
        {...(field.type === "text" && field.isCode && { autoCapitalize: "none", spellCheck: false })}
        autoComplete={field.autoComplete ?? "off"}
      />
    </Asked>
  );
}

/** Several lines of text with a counter. */
export function LongTextControl({ name, field }: ControlProps<LongTextField>) {
  const { control, error } = useAnswer(name);
  const text = textOf(control.value);
  const counter = field.words === undefined ? { used: text.length, max: field.max } : wordCounter(text, field.words);
  return (
    <Asked name={name} field={field} error={error} counter={counter}>
      <Textarea {...control} value={text} rows={7} maxLength={field.max} />
    </Asked>
  );
}

function wordCounter(text: string, max: number) {
  const used = wordsIn(text);
  return { used, max, text: m.ui_words_used({ used, max }) };
}

/** A calendar day, today at the latest. */
export function PastDayControl({ name, field, hint }: ControlProps<PastDayField>) {
  const { control, error } = useAnswer(name);
  return (
    <Asked name={name} field={field} hint={hint} error={error}>
      <DateInput
        name={control.name}
        value={textOf(control.value) || null}
        max={todayInAthens()}
        onBlur={control.onBlur}
        onValueChange={(day) => control.onChange(day ?? "")}
      />
    </Asked>
  );
}

/** Any calendar day. */
export function DayControl({ name, field }: ControlProps<DayField>) {
  const { control, error } = useAnswer(name);
  return (
    <Asked name={name} field={field} error={error}>
      <DateInput
        name={control.name}
        value={textOf(control.value) || null}
        onBlur={control.onBlur}
        onValueChange={(day) => control.onChange(day ?? "")}
      />
    </Asked>
  );
}

/** A day and the time of it. */
export function MomentControl({ name, field }: ControlProps<MomentField>) {
  const { control, error } = useAnswer(name);
  return (
    <Asked name={name} field={field} error={error}>
      <MomentInput
        name={control.name}
        value={textOf(control.value)}
        onBlur={control.onBlur}
        onValueChange={control.onChange}
      />
    </Asked>
  );
}

/** A number; an empty field is none. */
export function NumberControl({ name, field }: ControlProps<NumberField>) {
  const { control, error } = useAnswer(name);
  const value = typeof control.value === "number" ? control.value : null;
  if (field.isDecimal)
    return (
      <Asked name={name} field={field} error={error}>
        <DecimalInput name={control.name} value={value} onValueChange={control.onChange} onBlur={control.onBlur} />
      </Asked>
    );
  return (
    <Asked name={name} field={field} error={error}>
      <Input
        {...control}
        type="number"
        inputMode="numeric"
        min={field.min ?? 1}
        max={field.max}
        value={value ?? ""}
        onChange={({ target }) => control.onChange(target.value === "" ? null : Number(target.value))}
      />
    </Asked>
  );
}
