import type { ComponentProps } from "react";
import { Input } from "./input.tsx";

interface DateInputProps extends Omit<ComponentProps<typeof Input>, "type" | "value" | "onChange"> {
  /** ISO 8601 date (2026-11-20), or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** A calendar date through the device's own picker, in the reader's format. */
export function DateInput({ value, onValueChange, ...rest }: DateInputProps) {
  return (
    <Input type="date" value={value ?? ""} onChange={(event) => onValueChange(event.target.value || null)} {...rest} />
  );
}
