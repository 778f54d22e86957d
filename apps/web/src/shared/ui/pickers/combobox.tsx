import { ChevronDown, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { useFieldControl } from "../forms/field-context.ts";
import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { Loaded } from "../states/loaded.tsx";
import type { Option } from "./option.ts";
import { useListbox } from "./use-listbox.ts";

const loadPopup = async () => (await import("./combobox-popup.tsx")).ComboboxPopup;

interface ComboboxProps {
  options: readonly Option[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Told what is typed where the server finds the options; they are shown as they come. */
  onSearch?: (query: string) => void;
  /** Said below the options. */
  note?: string | undefined;
  /** The list's name for assistive technology, normally the field's label. */
  label: string;
  placeholder?: string;
  emptyText?: string;
  clearable?: boolean;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

/** Options whose label or hint holds every word of the query, ignoring accents, case and final sigma. */
function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  if (query.trim() === "") return options;
  return options.filter((option) => matchesText(`${option.label} ${option.hint ?? ""}`, query));
}

/** One choice of many, found by typing. The list's code comes when the page is idle, or as it is opened. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onValueChange,
    label,
    placeholder = m.ui_type_to_search(),
    emptyText,
    note,
    clearable = true,
    onSearch,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [query, setQuery] = useState("");
  const field = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl();
  const [picked, setPicked] = useState<Option | null>(null);
  // What was chosen need not be among the options that the server finds for other words.
  const chosen = [...options, ...(picked ? [picked] : [])].find((option) => option.value === value);
  const shown = onSearch ? options : filterOptions(options, query);
  const listbox = useListbox({ count: shown.length, isOpen, onOpenChange: toggle, onPick: pick });

  useEffect(() => whenIdle(loadPopup), []);
  function show(next: boolean) {
    setOpen(next);
    if (next) setWasOpened(true);
  }
  function ask(text: string) {
    setQuery(text);
    onSearch?.(text);
  }
  function toggle(next: boolean) {
    show(next);
    ask("");
    listbox.setActive(Math.max(0, next ? options.findIndex((option) => option.value === value) : 0));
  }
  function pick(index: number) {
    const option = shown[index];
    if (!option || option.disabled) return;
    setPicked(option);
    onValueChange(option.value);
    setOpen(false);
    ask("");
  }
  function search(text: string) {
    ask(text);
    show(true);
    listbox.setActive(0);
  }
  return (
    <>
      <span ref={field} className={cn("control flex items-center gap-1", props.className)}>
        <input
          ref={input}
          size={1}
          {...listbox.inputProps}
          {...control}
          className="w-full min-w-0 flex-1 self-stretch bg-transparent text-ellipsis outline-none placeholder:text-muted-foreground"
          aria-label={control.id ? undefined : label}
          value={isOpen ? query : (chosen?.label ?? "")}
          placeholder={isOpen ? (chosen?.label ?? placeholder) : placeholder}
          disabled={props.disabled}
          onChange={(event) => search(event.target.value)}
          onClick={() => !isOpen && toggle(true)}
          onKeyDown={listbox.onKeyDown}
          onBlur={() => {
            setOpen(false);
            props.onBlur?.();
          }}
        />
        {props.name && <input type="hidden" name={props.name} value={value ?? ""} />}
        {clearable && chosen && !props.disabled && (
          <Button
            variant="ghost"
            size="icon-sm"
            className="text-muted-foreground"
            aria-label={m.ui_clear()}
            onClick={() => {
              onValueChange(null);
              input.current?.focus();
            }}
          >
            <X />
          </Button>
        )}
        <ChevronDown aria-hidden className="pointer-events-none size-4 shrink-0 text-muted-foreground" />
      </span>
      {wasOpened && (
        <Loaded
          load={loadPopup}
          props={{
            anchor: field,
            open: isOpen,
            onOpenChange: toggle,
            id: listbox.listId,
            label,
            options: shown,
            active: listbox.active,
            isChosen: (option) => option.value === value,
            onActive: listbox.setActive,
            onPick: pick,
            emptyText,
            note,
          }}
        />
      )}
    </>
  );
}
