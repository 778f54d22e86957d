import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../class-names.ts";
import { useFieldControl } from "../forms/field-context.ts";
import type { Option } from "./option.ts";

interface NativeSelectProps extends ComponentProps<"select"> {
  options: readonly Option[];
  /** Adds a first, empty choice with this text. */
  placeholder?: string | undefined;
}

/** The device's own list: best on phones and inside filters; works before scripts arrive. */
export function NativeSelect({ options, placeholder, className, id, ...rest }: NativeSelectProps) {
  const control = useFieldControl({ id });
  return (
    <span className={cn("relative block", className)}>
      <select className="control appearance-none truncate pr-10" {...control} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
