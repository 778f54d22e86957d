import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";
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

/** Views of one thing; the row scrolls sideways on phones. */
export function Tabs({ value, onValueChange, label, tabs, className, children }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} className={className}>
      <Primitive.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--border)] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            ref={tab.value === value ? showInRow : null}
            value={tab.value}
            disabled={tab.disabled !== undefined}
            title={tab.disabled?.reason}
            aria-describedby={tab.disabled?.id}
            className="inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-[0.9375rem] font-semibold text-muted-foreground -outline-offset-2! transition-colors duration-150 hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:text-muted-foreground"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tnum rounded-full bg-muted-2 px-2 text-[0.8125rem] leading-5 font-medium text-foreground">
                {tab.count}
              </span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
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
  return (
    <Primitive.Content
      value={value}
      {...(isKept && { forceMount: true })}
      {...(role && { role })}
      className={cn("pt-6", className)}
    >
      {children}
    </Primitive.Content>
  );
}
