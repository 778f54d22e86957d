import { CalendarDays } from "lucide-react";
import { Slot } from "radix-ui";
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { m } from "#messages";
import { dayText, readDay } from "#shared/i18n/day-text.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { usePopup } from "#shared/ui/overlays/use-popup.ts";

const loadCalendar = async () => (await import("./calendar-popup.tsx")).CalendarPopup;

interface DateInputProps extends Omit<ComponentProps<typeof Input>, "type" | "value" | "onChange" | "min" | "max"> {
  /** ISO 8601 date (2026-11-20), or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** First and last day that may be chosen, as ISO dates. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A calendar day, typed as the reader's language writes it, whatever the browser's language, or chosen from a calendar. What is
 * no day, or lies outside, stays in the field and is said under it; the value is then null.
 */
export function DateInput({ value, onValueChange, min, max, onBlur, icon, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { button, popup, wasOpened } = usePopup("dialog");
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const text = typed ?? dayText(value);
  const isWrong = typed !== null && typed.trim() !== "" && value === null;

  const isAllowed = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max);
  function take(next: string) {
    const day = readDay(next);
    const taken = day !== null && isAllowed(day) ? day : null;
    if (taken !== value) onValueChange(taken);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || !event.altKey) return;
    event.preventDefault();
    popup.onOpenChange(true);
  }
  function choose(day: string) {
    setTyped(null);
    onValueChange(day);
    popup.onOpenChange(false);
  }
  return (
    <span className="block min-w-0">
      <Input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={m.ui_date_placeholder()}
        maxLength={10}
        icon={icon}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          take(target.value);
        }}
        onBlur={(event) => {
          // A day is rewritten in its own form; what is none stays to be mended.
          if (readDay(text) !== null && value !== null) setTyped(null);
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        {...rest}
        {...(isWrong && { "aria-invalid": true, "aria-describedby": problemId })}
        trailing={
          <>
            <Slot.Root {...button}>
              <Button
                variant="ghost"
                size="icon-sm"
                className="-mr-2 shrink-0"
                aria-label={m.ui_date_choose()}
                disabled={rest.disabled}
              >
                <CalendarDays />
              </Button>
            </Slot.Root>
            {wasOpened && <Loaded load={loadCalendar} props={{ ...popup, value, min, max, onChoose: choose }} />}
          </>
        }
      />
      <span
        id={problemId}
        role="status"
        className={isWrong ? "mt-1.5 block text-sm font-medium text-danger" : "sr-only"}
      >
        {isWrong && (readDay(text) === null ? m.ui_date_wrong() : outsideText(min, max))}
      </span>
    </span>
  );
}

function outsideText(min: string | undefined, max: string | undefined): string {
  if (min !== undefined && max !== undefined) return m.ui_date_between({ min: dayText(min), max: dayText(max) });
  return min === undefined ? m.ui_date_until({ max: dayText(max ?? null) }) : m.ui_date_from({ min: dayText(min) });
}
