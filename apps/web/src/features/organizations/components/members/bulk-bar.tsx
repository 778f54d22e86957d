import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";

interface BulkBarProps {
  count: number;
  onClear: () => void;
  actions: readonly { label: string; onRun: () => void; tone?: "danger"; pending?: boolean }[];
}

/** What can be done with the ticked rows. */
export function BulkBar({ count, onClear, actions }: BulkBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={m.organizations_bulk_actions()}
      className="sticky top-2 z-20 flex flex-wrap items-center gap-2.5 rounded-lg bg-primary-soft px-4 py-2.5 shadow-sm"
    >
      <p role="status" className="mr-auto font-semibold">
        {m.organizations_bulk_chosen({ count })}
      </p>
      {actions.map(({ label, onRun, tone, pending }) => (
        <Button
          key={label}
          size="sm"
          variant={tone === "danger" ? "danger" : "primary"}
          pending={pending}
          onClick={onRun}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {m.organizations_bulk_clear()}
      </Button>
    </div>
  );
}
