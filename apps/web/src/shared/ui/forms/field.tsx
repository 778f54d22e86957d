import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { m } from "#messages";
import { cn } from "../class-names.ts";
import { FieldContext } from "./field-context.ts";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The message in the user's language; its presence marks the control invalid. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Said beside the label of a field that may stay empty, in forms where most are required. */
  optional?: boolean | undefined;
  /** Characters used and allowed, or what else is counted, in words. */
  counter?: { used: number; max: number; text?: string } | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** For controls made of several elements (radio groups, scales): the label then names the group. */
  group?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint, error and counter around one control, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, error, required, optional, counter, hideLabel, group, className, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  const state = { id, labelId: `${id}-label`, describedBy, isInvalid: Boolean(error), isRequired: Boolean(required) };
  const labelContent = (
    <>
      {label}
      {required && (
        <span className="text-danger" title={m.ui_required()} aria-hidden>
          {" *"}
        </span>
      )}
      {optional && <span className="font-normal text-muted-foreground"> {m.ui_optional()}</span>}
    </>
  );
  const labelClass = cn("text-[0.9375rem] font-semibold", hideLabel && "sr-only");
  return (
    <FieldContext value={state}>
      <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
        {group ? (
          <span id={state.labelId} className={labelClass}>
            {labelContent}
          </span>
        ) : (
          <label id={state.labelId} htmlFor={id} className={labelClass}>
            {labelContent}
          </label>
        )}
        {children}
        {(error || hint || counter) && (
          <div className="flex items-start justify-between gap-4 text-sm">
            <div className="grid min-w-0 gap-1">
              {error && (
                <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger">
                  <CircleAlert aria-hidden className="mt-[0.2em] size-[1em] shrink-0" />
                  {error}
                </p>
              )}
              {hint && (
                <p id={hintId} className="text-muted-foreground">
                  {hint}
                </p>
              )}
            </div>
            {counter && (
              <span
                className={cn(
                  "tnum shrink-0 text-muted-foreground",
                  counter.used > counter.max && "font-semibold text-danger",
                )}
              >
                {counter.text ?? (
                  <>
                    <span aria-hidden>
                      {counter.used}/{counter.max}
                    </span>
                    <span className="sr-only">{m.ui_characters_used({ used: counter.used, max: counter.max })}</span>
                  </>
                )}
              </span>
            )}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
