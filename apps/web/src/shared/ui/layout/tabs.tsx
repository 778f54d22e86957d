import { createContext, type KeyboardEvent, type ReactNode, use, useId, useMemo } from "react";
import { cn } from "../class-names.ts";
import { showInRow } from "./show-in-row.ts";

interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Names the row of tabs. */
  label: string;
  tabs: readonly {
    value: string;
    label: string;
    count?: number | undefined;
    /** Why it cannot be chosen, and the id of the element that says so. */
    disabled?: { id: string; reason: string };
  }[];
  className?: string;
  /** TabPanel elements. */
  children: ReactNode;
}

/** Which view is shown, and what the ids of this row's tabs and views begin with. */
const Shown = createContext({ value: "", id: "" });

/** Where a key leads from a tab, in a row of so many; undefined for every other key. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** Arrows move along the row and choose, past what cannot be chosen. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = event.currentTarget.closest("[role=tablist]");
  const tabs = [...(row?.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)") ?? [])];
  const place = placeAfter(event.key, tabs.indexOf(event.currentTarget), tabs.length);
  if (place === undefined) return;
  event.preventDefault();
  tabs[place]?.focus();
  tabs[place]?.click();
}

/** Views of one thing; the row scrolls sideways on phones. Keys as the ARIA practices for tabs have them. */
export function Tabs({ value, onValueChange, label, tabs, className, children }: TabsProps) {
  const id = useId();
  const shown = useMemo(() => ({ value, id }), [value, id]);
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--border)] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            ref={tab.value === value ? showInRow : null}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-view-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled !== undefined}
            title={tab.disabled?.reason}
            aria-describedby={tab.disabled?.id}
            onKeyDown={moveAlong}
            onClick={() => tab.value !== value && onValueChange(tab.value)}
            className="inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-[0.9375rem] font-semibold text-muted-foreground -outline-offset-2! transition-colors duration-150 hover:text-foreground disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:text-muted-foreground aria-selected:border-primary aria-selected:text-foreground"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tnum rounded-full bg-muted-2 px-2 text-[0.8125rem] leading-5 font-medium text-foreground">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <Shown value={shown}>{children}</Shown>
    </div>
  );
}

interface TabPanelProps {
  value: string;
  /** Is there while another is shown; its own style says when it is seen. */
  isKept?: boolean;
  /** Where all of them are seen at once they are no panels of tabs. */
  role?: "region" | undefined;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ value, isKept, role, className, children }: TabPanelProps) {
  const shown = use(Shown);
  const isShown = shown.value === value;
  if (!isShown && !isKept) return null;
  return (
    <div
      role={role ?? "tabpanel"}
      data-state={isShown ? "active" : "inactive"}
      id={`${shown.id}-view-${value}`}
      aria-labelledby={`${shown.id}-tab-${value}`}
      // What follows a tab for the keyboard is its view.
      tabIndex={0}
      className={cn("pt-6", className)}
    >
      {children}
    </div>
  );
}
