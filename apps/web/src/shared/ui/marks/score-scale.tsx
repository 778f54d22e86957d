import { useRef, type KeyboardEvent } from "react";
import { m } from "#messages";
import { cn } from "../class-names.ts";
import { useFieldGroup } from "../forms/field-context.ts";

interface ScoreScaleProps {
  /** Whole steps, both ends included; at most ten steps so that one digit sets each. */
  min?: number;
  max: number;
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** What a step means, by its number; a step without one shows only the number. */
  anchors?: Readonly<Record<number, string>>;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

/** A row of labelled steps for score sheets: a digit sets it, arrows move, Delete clears. Inside a Field, mark it `group`. */
export function ScoreScale(props: ScoreScaleProps) {
  const { min = 0, max, value, onValueChange, anchors = {}, disabled, onBlur, className } = props;
  const row = useRef<HTMLDivElement>(null);
  const { "aria-required": required, ...group } = useFieldGroup();
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  function choose(next: number) {
    onValueChange(next);
    row.current?.querySelector<HTMLElement>(`[data-step="${next}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (disabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const current = value ?? min - 1;
    const moves: Record<string, number> = {
      ArrowRight: Math.min(max, current + 1),
      ArrowUp: Math.min(max, current + 1),
      ArrowLeft: Math.max(min, value === null ? min : current - 1),
      ArrowDown: Math.max(min, value === null ? min : current - 1),
      Home: min,
      End: max,
    };
    const digit = /^\d$/.test(event.key) ? Number(event.key) : undefined;
    // With ten as the top step, "0" is free to mean it when the scale starts at one.
    const typed = digit === 0 && min > 0 && max === 10 ? 10 : digit;
    const next = moves[event.key] ?? typed;
    if (next !== undefined && next >= min && next <= max) {
      event.preventDefault();
      choose(next);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onValueChange(null);
    }
  }
  const meaning = value === null ? m.ui_score_none() : (anchors[value] ?? "");
  return (
    <div className={cn("min-w-0", className)}>
      <div
        ref={row}
        role="radiogroup"
        tabIndex={-1}
        aria-label={props["aria-label"]}
        aria-required={required}
        {...group}
        aria-disabled={disabled || undefined}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
        className="flex gap-1"
      >
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            role="radio"
            data-step={step}
            aria-checked={value === step}
            aria-label={anchors[step] ? `${step}: ${anchors[step]}` : String(step)}
            tabIndex={step === (value ?? min) ? 0 : -1}
            disabled={disabled}
            onClick={() => choose(step)}
            title={anchors[step]}
            className={cn(
              "tnum grid h-11 min-w-0 flex-1 place-items-center rounded-sm text-[0.9375rem] font-semibold shadow-[inset_0_0_0_1px_var(--control-edge)] transition-colors duration-150 md:h-10",
              value !== null && step <= value
                ? "bg-primary-soft text-primary shadow-[inset_0_0_0_1px_var(--primary)]"
                : "bg-surface text-foreground hover:bg-muted",
              value === step && "bg-primary text-primary-foreground",
              disabled && "opacity-60",
            )}
          >
            {step}
          </button>
        ))}
      </div>
      <div className="mt-1.5 flex min-h-[1.4em] justify-between gap-4 text-sm text-muted-foreground" aria-hidden>
        <span>
          {value === null ? (anchors[min] ?? "") : <b className="font-semibold text-foreground">{meaning}</b>}
        </span>
        {value === null && <span className="text-right">{anchors[max]}</span>}
      </div>
    </div>
  );
}
