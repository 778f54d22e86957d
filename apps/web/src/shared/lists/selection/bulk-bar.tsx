import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import type { Selection } from "./use-selection.ts";

export interface BulkAction {
  label: string;
  onRun: () => void;
  tone?: "danger" | undefined;
  pending?: boolean | undefined;
}

interface BulkBarProps {
  selection: Pick<Selection<unknown>, "chosen" | "clear">;
  actions: readonly BulkAction[];
}

/** What can be done with the chosen rows. */
export function BulkBar({ selection, actions }: BulkBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={m.ui_chosen_actions()}
      className="sticky top-18 z-20 flex flex-wrap items-center gap-2.5 rounded-lg bg-primary-soft px-4 py-2.5 shadow-sm"
    >
      <p role="status" className="mr-auto font-semibold">
        {m.ui_chosen({ count: selection.chosen.length })}
      </p>
      {actions.map(({ label, onRun, tone, pending }) => (
        <Button key={label} size="sm" variant={tone ?? "primary"} pending={pending} onClick={onRun}>
          {label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        {m.ui_clear_chosen()}
      </Button>
    </div>
  );
}
