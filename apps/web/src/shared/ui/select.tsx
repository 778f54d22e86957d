import { Check, ChevronDown } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import { m } from "#messages";
import { cn } from "./class-names.ts";
import { useFieldControl } from "./field-context.ts";
import type { Option } from "./option.ts";
import { popupItemStyles, popupStyles } from "./popup-styles.ts";

interface SelectProps {
  options: readonly Option[];
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Needed when no Field names it. */
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

/** One choice of a few, in a list of our own look. For long lists use Combobox. */
export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder = m.ui_choose(), disabled, name, onBlur, className } = props;
  const control = useFieldControl();
  return (
    <Primitive.Root
      value={value ?? ""}
      onValueChange={onValueChange}
      {...(disabled === undefined ? {} : { disabled })}
      {...(name === undefined ? {} : { name })}
    >
      <Primitive.Trigger
        className={cn(
          "control flex items-center justify-between gap-2 text-left data-placeholder:text-muted-foreground",
          className,
        )}
        aria-label={props["aria-label"]}
        onBlur={onBlur}
        {...control}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-muted-foreground" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          className={cn(
            popupStyles,
            "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)",
          )}
        >
          <Primitive.Viewport className="p-1.5">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={cn(popupItemStyles, "pr-9")}
              >
                <span className="min-w-0">
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  {option.hint && <span className="block text-sm text-muted-foreground">{option.hint}</span>}
                </span>
                <Primitive.ItemIndicator className="absolute right-2.5 text-primary">
                  <Check />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
