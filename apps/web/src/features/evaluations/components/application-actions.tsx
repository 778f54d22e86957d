import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { Check, ListChecks, RotateCcw, Undo2, UserPlus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { type Decision, DECISIONS } from "../evaluations.mutations.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";

type Variant = "primary" | "outline" | "ghost" | "danger";

const BUTTONS: Record<Decision, { label: () => string; icon: ReactNode; variant: Variant }> = {
  open_review: { label: m.evaluations_action_open_review, icon: <ListChecks />, variant: "outline" },
  request_changes: { label: m.evaluations_action_request_changes, icon: <Undo2 />, variant: "outline" },
  approve: { label: m.evaluations_action_approve, icon: <Check />, variant: "primary" },
  reject: { label: m.evaluations_action_reject, icon: <X />, variant: "outline" },
  reopen: { label: m.evaluations_action_reopen, icon: <RotateCcw />, variant: "outline" },
};
const ORDER: readonly Decision[] = ["open_review", "request_changes", "reopen", "reject", "approve"];

/** What this person may do with the application now, from its `can` alone; stays in sight at the foot. */
export function ApplicationActions({ application }: { application: Application }) {
  const [open, setOpen] = useState<Decision | "assign" | null>(null);
  // Kept here, so that closing a dialog or a refused attempt loses nothing that was written.
  const [reasons, setReasons] = useState<Partial<Record<Decision, string>>>({});
  const decisions = ORDER.filter((decision) => application.can[decision]);
  const hasActions = application.can.assign || decisions.length > 0;
  const close = () => setOpen(null);
  return (
    <>
      {hasActions && (
        <div className="sticky bottom-0 z-10 border-t border-border bg-surface/95 px-5 py-3 backdrop-blur-sm sm:px-8">
          <div className="flex flex-wrap gap-2.5 max-sm:[&>*]:flex-1">
            {application.can.assign && (
              <Button variant="outline" className="sm:mr-auto" onClick={() => setOpen("assign")}>
                <UserPlus />
                {m.evaluations_action_assign()}
              </Button>
            )}
            {decisions.map((decision) => (
              <Button key={decision} variant={BUTTONS[decision].variant} onClick={() => setOpen(decision)}>
                {BUTTONS[decision].icon}
                {BUTTONS[decision].label()}
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
