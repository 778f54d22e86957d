import { Check, CircleAlert, CloudOff, GitMerge, LoaderCircle, PencilLine } from "lucide-react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatInZone, TIME_ZONE } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import type { AutosaveState, AutosaveStatus } from "./autosave-controller.ts";

const CLOCK = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
const LOOK: Record<Exclude<AutosaveStatus, "clean">, { icon: typeof Check; ink: string; text: () => string }> = {
  waiting: { icon: PencilLine, ink: "text-muted-foreground", text: m.autosave_waiting },
  saving: { icon: LoaderCircle, ink: "text-muted-foreground", text: m.autosave_saving },
  saved: { icon: Check, ink: "text-success", text: m.autosave_saved },
  offline: { icon: CloudOff, ink: "text-warning", text: m.autosave_offline },
  conflict: { icon: GitMerge, ink: "text-warning", text: m.autosave_conflict },
  failed: { icon: CircleAlert, ink: "text-danger", text: m.autosave_failed },
};

/** Says in a few words where the typed text is: saved, on its way, on this device. Screen readers hear what matters. */
export function AutosaveIndicator({ state, className }: { state: AutosaveState; className?: string }) {
  const { status, error, savedAt } = state;
  const isNews = status !== "waiting" && status !== "saving";
  const look = status === "clean" ? undefined : LOOK[status];
  const text = look && (status === "failed" ? `${look.text()}. ${errorText(error)}` : look.text());
  return (
    <span
      className={cn("inline-flex min-h-6 items-center gap-1.5 text-sm", look?.ink, className)}
      data-autosave={status}
    >
      {look && (
        <>
          <look.icon aria-hidden className={cn("size-4 shrink-0", status === "saving" && "motion-safe:animate-spin")} />
          <span aria-hidden>
            {text}
            {status === "saved" && savedAt !== null && ` ${formatInZone(savedAt, TIME_ZONE, CLOCK)}`}
          </span>
        </>
      )}
      <span role="status" className="sr-only">
        {isNews ? text : ""}
      </span>
    </span>
  );
}

interface AutosaveConflictProps {
  /** Who saved meanwhile; null where it is not known. */
  name?: string | null;
  onResolve: (choice: "mine" | "theirs") => void;
}

/** Shown while `status` is "conflict": the person says which version stays. */
export function AutosaveConflict({ name = null, onResolve }: AutosaveConflictProps) {
  return (
    <Alert
      tone="warning"
      live
      title={name === null ? m.autosave_conflict_title() : m.ui_changed_by({ name })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => onResolve("theirs")}>
            {m.autosave_take_theirs()}
          </Button>
          <Button size="sm" onClick={() => onResolve("mine")}>
            {m.autosave_keep_mine()}
          </Button>
        </span>
      }
    >
      {m.autosave_conflict_text()}
    </Alert>
  );
}
