import { useId, useState, type ComponentProps } from "react";
import { m } from "#messages";
import { Input } from "#shared/ui/forms/input.tsx";
import { DateInput } from "./date-input.tsx";

const TIME = /^(\d{1,2})[:.]?(\d{2})(?::(\d{2}))?$/;

/** A time as it is typed, «9:30», «0930» or «23:59:59», as a clock writes it; null for what is none. */
export function readTime(text: string): string | null {
  const [, hours = "", minutes = "", seconds] = TIME.exec(text.trim()) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  return [hours.padStart(2, "0"), minutes, ...(seconds === undefined || seconds === "00" ? [] : [seconds])].join(":");
}

interface MomentInputProps extends Pick<ComponentProps<typeof Input>, "name" | "onBlur" | "disabled"> {
  /** What a clock on the wall shows, «2026-11-20T15:00»; empty for none. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A day and the time of it, written as the reader's language does, whatever the browser's language. */
export function MomentInput({ value, onValueChange, onBlur, ...rest }: MomentInputProps) {
  const [day = "", clock = ""] = value.split("T");
  const timeId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const time = typed ?? readTime(clock) ?? clock;
  // Half of a moment is kept as such, and is no moment to whoever checks it.
  const give = (nextDay: string, nextTime: string) =>
    onValueChange(nextDay === "" && nextTime === "" ? "" : `${nextDay}T${readTime(nextTime) ?? nextTime}`);
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-2">
      <DateInput {...rest} value={day || null} onValueChange={(next) => give(next ?? "", time)} onBlur={onBlur} />
      <Input
        id={timeId}
        disabled={rest.disabled}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        aria-label={m.ui_time()}
        placeholder={m.ui_time_placeholder()}
        value={time}
        onChange={({ target }) => {
          setTyped(target.value);
          give(day, target.value);
        }}
        onBlur={(event) => {
          if (readTime(time) !== null) setTyped(null);
          onBlur?.(event);
        }}
      />
    </span>
  );
}
