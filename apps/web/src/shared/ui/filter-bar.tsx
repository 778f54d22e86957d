import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";

interface FilterBarProps {
  /** The search input, always in sight. */
  search?: ReactNode;
  /** The filters: a row on wide screens, behind a button on phones. */
  children: ReactNode;
  /** How many filters are in force. */
  active: number;
  onClear: () => void;
  /** What the list found: "24 startups". */
  summary?: ReactNode;
  className?: string;
}

/** Search, filters and their summary above a list. */
export function FilterBar({ search, children, active, onClear, summary, className }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={cn("grid gap-3", className)}>
      <div className="flex flex-wrap items-center gap-3">
        {search && <div className="min-w-0 flex-1 basis-60 md:max-w-md">{search}</div>}
        <Button variant="outline" className="md:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal />
          {m.ui_filters()}
          {active > 0 && <span className="tnum">({active})</span>}
        </Button>
        <div
          className={cn(
            "flex-wrap items-center gap-3 max-md:w-full max-md:[&>*]:w-full md:flex md:[&_select]:min-w-40 md:[&>:has([type=date])]:w-48",
            isOpen ? "flex" : "hidden",
          )}
        >
          {children}
          {active > 0 && (
            <Button variant="ghost" onClick={onClear}>
              {m.ui_clear_filters()}
            </Button>
          )}
        </div>
      </div>
      {summary && (
        <p role="status" className="text-[0.9375rem] text-muted-foreground">
          {summary}
        </p>
      )}
    </div>
  );
}
