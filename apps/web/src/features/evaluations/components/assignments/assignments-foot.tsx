import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Check, ListFilter } from "lucide-react";
import { m } from "#messages";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";

/** Which of one's assignments are in the list. */
export type Shown = "all" | "waiting" | "submitted";

const NAMES: Readonly<Record<Shown, () => string>> = {
  all: m.evaluations_mine_show_all,
  waiting: m.evaluations_mine_show_waiting,
  submitted: m.evaluations_mine_show_submitted,
};

interface AssignmentsFootProps {
  next: Assignment | null;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** On a phone the filter and the one to go on with stay in reach at the foot of the window. */
export function AssignmentsFoot({ next, shown, onShow }: AssignmentsFootProps) {
  const name = next?.subject_name || m.evaluations_queue_untitled();
  return (
    <div className="fixed inset-x-0 bottom-(--foot-bar) z-30 flex items-center gap-3 border-t border-border bg-surface px-4 py-2.5 pr-22 md:hidden print:hidden">
      <DropdownMenu
        trigger={
          <Button
            variant="outline"
            size="lg"
            className="w-12 px-0"
            aria-label={m.evaluations_mine_show({ shown: NAMES[shown]() })}
          >
            <ListFilter aria-hidden />
          </Button>
        }
      >
        {(["all", "waiting", "submitted"] as const).map((one) => (
          <MenuItem key={one} onSelect={() => onShow(one)}>
            <Check aria-hidden className={one === shown ? undefined : "invisible"} />
            {NAMES[one]()}
          </MenuItem>
        ))}
      </DropdownMenu>
      {next && (
        <Link
          to="/evaluation/$evaluationId"
          params={{ evaluationId: next.id }}
          className={buttonStyles({ variant: "accent", size: "lg", className: "min-w-0 flex-1" })}
        >
          <span className="truncate">
            {next.criteria_scored === 0
              ? m.evaluations_mine_start_with({ name })
              : m.evaluations_mine_continue_with({ name })}
          </span>
          <ArrowRight aria-hidden />
        </Link>
      )}
    </div>
  );
}
