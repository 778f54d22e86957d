import { DateInput } from "#shared/ui/pickers/date-input.tsx";
import type { ControlProps, Filter } from "./list-filters.ts";

/** A day from which a list is shown, or until which. */
export function DayFilter({ filter, value, onChange }: ControlProps<Extract<Filter, { kind: "date" }>>) {
  const { name, label, short } = filter;
  return (
    <DateInput
      name={name}
      aria-label={label}
      className="md:w-48"
      icon={<span className="text-sm">{short}</span>}
      value={value ?? null}
      onValueChange={(day) => onChange({ [name]: day ?? undefined })}
    />
  );
}
