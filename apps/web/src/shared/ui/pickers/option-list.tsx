import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { cn } from "../class-names.ts";
import type { Option } from "./option.ts";
import { popupItemStyles } from "../overlays/popup-styles.ts";

interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  active: number;
  isChosen: (option: Option) => boolean;
  onActive: (index: number) => void;
  onPick: (index: number) => void;
  multiple?: boolean;
  emptyText?: ReactNode;
  note?: ReactNode;
}

/** The list under a combobox; the focus stays in the input, so presses must not take it. */
export function OptionList(props: OptionListProps) {
  const {
    id,
    label,
    options,
    active,
    isChosen,
    onActive,
    onPick,
    multiple,
    emptyText = m.ui_no_matches(),
    note,
  } = props;
  return (
    <>
      <div
        tabIndex={-1}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={cn("max-h-72 overflow-y-auto overscroll-contain p-1.5", options.length === 0 && "hidden")}
      >
        {options.map((option, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isChosen(option)}
            aria-disabled={option.disabled}
            data-highlighted={index === active ? "" : undefined}
            data-disabled={option.disabled ? "" : undefined}
            className={cn(popupItemStyles, "w-full pr-9 text-left")}
            onPointerMove={() => onActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(index)}
          >
            <span className="min-w-0">
              {option.label}
              {option.hint && <span className="block text-sm text-muted-foreground">{option.hint}</span>}
            </span>
            {isChosen(option) && <Check aria-hidden className="absolute right-2.5 text-primary" />}
          </button>
        ))}
      </div>
      {options.length > 0 && note && (
        <p className="border-t border-border px-4 py-2.5 text-sm text-muted-foreground">{note}</p>
      )}
      {options.length === 0 && <p className="px-4 py-3 text-[0.9375rem] text-muted-foreground">{emptyText}</p>}
    </>
  );
}
