import { ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useRef, useState } from "react";
import { m } from "#messages";
import { cn } from "./class-names.ts";
import { filterOptions } from "./combobox.tsx";
import { useFieldControl } from "./field-context.ts";
import { OptionList } from "./option-list.tsx";
import type { Option } from "./option.ts";
import { popupStyles } from "./popup-styles.ts";
import { Tag } from "./tag.tsx";
import { useListbox } from "./use-listbox.ts";

interface MultiSelectProps {
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  label: string;
  max?: number;
  placeholder?: string;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

/** Several choices of a list, shown as tags and found by typing. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onValueChange, label, max = Infinity, placeholder = m.ui_type_to_search(), disabled } = props;
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const control = useFieldControl();
  const shown = filterOptions(options, query);
  const listbox = useListbox({ count: shown.length, isOpen, onOpenChange: toggle, onPick: pick });

  function toggle(next: boolean) {
    setOpen(next);
    if (!next) setQuery("");
  }
  function pick(index: number) {
    const option = shown[index];
    if (!option || option.disabled) return;
    const isChosen = value.includes(option.value);
    if (!isChosen && value.length >= max) return;
    onValueChange(isChosen ? value.filter((kept) => kept !== option.value) : [...value, option.value]);
    setQuery("");
  }
  function remove(gone: string) {
    onValueChange(value.filter((kept) => kept !== gone));
    input.current?.focus();
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={toggle}>
      <Popover.Anchor asChild>
        <div
          ref={anchor}
          className={cn("control flex flex-wrap items-center gap-1.5 py-1.5 pr-10 relative", props.className)}
        >
          {value.map((chosen) => (
            <Tag
              key={chosen}
              label={options.find((option) => option.value === chosen)?.label ?? chosen}
              disabled={disabled}
              onRemove={() => remove(chosen)}
            />
          ))}
          <input
            ref={input}
            {...listbox.inputProps}
            {...control}
            aria-label={control.id ? undefined : label}
            className="h-7 w-24 min-w-24 flex-1 bg-transparent outline-none placeholder:text-muted-foreground"
            value={query}
            placeholder={value.length === 0 ? placeholder : ""}
            disabled={disabled}
            onChange={(event) => {
              setQuery(event.target.value);
              setOpen(true);
              listbox.setActive(0);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => {
              if (event.key === "Backspace" && query === "" && value.length > 0) onValueChange(value.slice(0, -1));
              else listbox.onKeyDown(event);
            }}
            onBlur={() => {
              toggle(false);
              props.onBlur?.();
            }}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted-foreground"
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={6}
          className={cn(popupStyles, "w-(--radix-popover-trigger-width) min-w-56 overflow-hidden")}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <OptionList
            multiple
            id={listbox.listId}
            label={label}
            options={shown}
            active={listbox.active}
            isChosen={(option) => value.includes(option.value)}
            onActive={listbox.setActive}
            onPick={pick}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
