import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";

export type SheetView = "application" | "scores";

interface SheetTabsProps {
  view: SheetView;
  onViewChange: (view: SheetView) => void;
}

/** Below 1024 px the application and the sheet take turns; both stay mounted, so nothing typed or scrolled is lost. */
export function SheetTabs({ view, onViewChange }: SheetTabsProps) {
  const tabs = [
    { value: "application", label: m.evaluations_sheet_tab_application() },
    { value: "scores", label: m.evaluations_sheet_tab_scores() },
  ] as const;
  return (
    <div
      role="group"
      aria-label={m.evaluations_sheet_tabs()}
      className="mb-4 flex gap-1 shadow-[inset_0_-1px_0_var(--border)] lg:hidden"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={view === tab.value}
          onClick={() => onViewChange(tab.value)}
          className={cn(
            "inline-flex h-11 flex-1 items-center justify-center gap-2 border-b-2 px-2 text-[0.9375rem] font-semibold [overflow-wrap:normal] transition-colors duration-150",
            view === tab.value ? "border-primary text-foreground" : "border-transparent text-muted-foreground",
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
