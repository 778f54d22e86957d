import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { Check, Ellipsis, ListChecks, RotateCcw, Undo2, UserPlus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import { type Decision, DECISIONS } from "../../evaluations.mutations.ts";
import { AssignDialog } from "../assignments/assign-dialog.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";

type Variant = "primary" | "outline" | "ghost" | "danger";

type Action = Decision | "assign";

const BUTTONS: Record<Action, { label: () => string; icon: ReactNode; variant: Variant }> = {
  assign: { label: m.evaluations_action_assign, icon: <UserPlus />, variant: "outline" },
  open_review: { label: m.evaluations_action_open_review, icon: <ListChecks />, variant: "outline" },
  request_changes: { label: m.evaluations_action_request_changes, icon: <Undo2 />, variant: "outline" },
  approve: { label: m.evaluations_action_approve, icon: <Check />, variant: "primary" },
  reject: { label: m.evaluations_action_reject, icon: <X />, variant: "outline" },
  reopen: { label: m.evaluations_action_reopen, icon: <RotateCcw />, variant: "outline" },
};
const ORDER: readonly Action[] = ["approve", "reject", "request_changes", "open_review", "reopen", "assign"];
/** The key of each, while nothing is written. */
const KEYS: Record<string, Action> = { a: "approve", r: "reject", c: "request_changes", o: "open_review", e: "assign" };
/** On phones these two stand as buttons and the rest behind one. */
const isMain = (action: Action): boolean => action === "approve" || action === "reject";

/** What this person may do with the application now, from its `can` alone; stays in sight at the foot. */
export function ApplicationActions({ application }: { application: Application }) {
  const [open, setOpen] = useState<Action | null>(null);
  // Kept here, so that closing a dialog or a refused attempt loses nothing that was written.
  const [reasons, setReasons] = useState<Partial<Record<Decision, string>>>({});
  const actions = ORDER.filter((action) => application.can[action]);
  const rest = actions.filter((action) => !isMain(action));
  const close = () => setOpen(null);
  const bar = useRef<HTMLDivElement>(null);
  usePlainKeys((key, event) => {
    const action = KEYS[key];
    if (open !== null || action === undefined || !application.can[action]) return;
    event.preventDefault();
    setOpen(action);
  }, bar);
  return (
    <>
      {actions.length > 0 && (
        <div
          ref={bar}
          className="sticky bottom-0 z-10 border-t border-border bg-surface/95 px-5 py-3 backdrop-blur-sm sm:px-8"
        >
          <div className="flex flex-wrap gap-2.5">
            {rest.length > 0 && <MoreActions actions={rest} onChoose={setOpen} />}
            {actions.map((action) => (
              <Button
                key={action}
                variant={BUTTONS[action].variant}
                className={cn(action === "assign" && "sm:ml-auto", isMain(action) ? "max-sm:flex-1" : "max-sm:hidden")}
                onClick={() => setOpen(action)}
              >
                {BUTTONS[action].icon}
                {BUTTONS[action].label()}
              </Button>
            ))}
          </div>
        </div>
      )}
      {open === "assign" && <AssignDialog application={application} onClose={close} />}
      {DECISIONS.map(
        (decision) =>
          open === decision && (
            <DecisionDialog
              key={decision}
              decision={decision}
              application={application}
              reason={reasons[decision] ?? ""}
              onReasonChange={(reason) => setReasons({ ...reasons, [decision]: reason })}
              onClose={close}
            />
          ),
      )}
    </>
  );
}

function MoreActions({ actions, onChoose }: { actions: readonly Action[]; onChoose: (action: Action) => void }) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="outline" size="icon" className="sm:hidden" aria-label={m.evaluations_action_more()}>
          <Ellipsis />
        </Button>
      }
    >
      {actions.map((action) => (
        <MenuItem key={action} onSelect={() => onChoose(action)}>
          {BUTTONS[action].icon}
          {BUTTONS[action].label()}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
