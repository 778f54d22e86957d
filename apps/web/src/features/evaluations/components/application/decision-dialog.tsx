import type { Application, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useState } from "react";
import { actionName, phaseName } from "#features/applications/applications.public.tsx";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { useOneAtATime } from "#shared/forms/one-at-a-time.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { type Decision, useDecide } from "../../evaluations.mutations.ts";
import { DECISION_TEXTS } from "./decision-texts.ts";
import { scoreStatistics } from "../scores/score-statistics.ts";

interface DecisionDialogProps {
  decision: Decision;
  /** As it is now: a refused attempt brings the fresh one. */
  application: Application;
  reason: string;
  onReasonChange: (reason: string) => void;
  onClose: () => void;
}

/** What is wrong with a reason, in the person's language. */
function reasonProblem(reason: string, isRequired: boolean): string | null {
  const { length } = reason.trim();
  if (length > LIMITS.reasonMax) return fieldText("too_long", { max: LIMITS.reasonMax });
  if (!isRequired) return null;
  if (length === 0) return fieldText("required");
  return length < LIMITS.reasonMin ? fieldText("too_short", { min: LIMITS.reasonMin }) : null;
}

/** Asks before a decision, says what it does, and survives a refusal with the reason intact. */
export function DecisionDialog({ decision, application, reason, onReasonChange, onClose }: DecisionDialogProps) {
  const { mutateAsync: decide } = useDecide();
  const { isPending, run } = useOneAtATime();
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [opened] = useState(application);
  const overtaken = overtakenBy(opened, application, nameOf(useSession().profile));
  const text = DECISION_TEXTS[decision];
  const names = { startup: application.startup_name, applicant: application.applicant.name };
  const problem = text.reason ? reasonProblem(reason, text.reason.isRequired) : null;

  async function send() {
    setRefusal(null);
    try {
      await decide({ decision, id: application.id, version: application.version, reason: reason.trim() });
      toast.success(text.done(), { description: application.startup_name });
      onReasonChange("");
      onClose();
    } catch (error) {
      setRefusal(error);
    }
  }

  function confirm() {
    setChecked(true);
    if (!problem) void run(send);
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={text.title(names)}
      description={
        <>
          <p>{text.effect(names)}</p>
          {(decision === "approve" || decision === "reject") && <ReviewProgress application={application} />}
        </>
      }
      confirmLabel={text.confirm()}
      onConfirm={confirm}
      tone={text.tone}
      pending={isPending}
      confirmDisabled={!application.can[decision]}
    >
      {overtaken !== null && <OvertakenNotice step={overtaken} decision={decision} application={application} />}
      {refusal !== null && (overtaken === null || !isOvertaken(refusal)) && (
        <RefusalNotice refusal={refusal} decision={decision} application={application} />
      )}
      {text.reason && (
        <Field
          label={text.reason.label()}
          required={text.reason.isRequired}
          optional={!text.reason.isRequired}
          error={isChecked ? problem : null}
          counter={{ used: reason.trim().length, max: LIMITS.reasonMax }}
        >
          <Textarea rows={4} maxRows={10} value={reason} onChange={(event) => onReasonChange(event.target.value)} />
        </Field>
      )}
    </AlertDialog>
  );
}

const nameOf = (profile: Session["profile"]): string | undefined =>
  profile ? `${profile.first_name} ${profile.last_name}` : undefined;

const isOvertaken = (refusal: unknown): boolean =>
  ["request.conflict", "application.transition"].includes(errorCode(refusal) ?? "");

/** The latest step that someone else took since the dialog was opened; null while it stands as it was. */
function overtakenBy(
  opened: Application,
  { history }: Application,
  readerName: string | undefined,
): HistoryEntry | null {
  const known = new Set(opened.history.map(({ id }) => id));
  const latest = history.findLast(({ id }) => !known.has(id));
  return latest && latest.actor_name !== readerName ? latest : null;
}

/** Says by whom the dialog was overtaken, and by what, while it is still open. */
function OvertakenNotice({
  step,
  decision,
  application,
}: {
  step: HistoryEntry;
  decision: Decision;
  application: Application;
}) {
  const facts = {
    person: step.actor_name ?? m.evaluations_decide_overtaken_somebody(),
    action: actionName(step.action),
  };
  const phase = phaseName(application.phase);
  return (
    <Alert tone="warning" live className="mb-5" title={m.evaluations_decide_overtaken(facts)}>
      {application.can[decision]
        ? m.evaluations_decide_stale_text({ phase })
        : m.evaluations_decide_stale_over({ phase })}
    </Alert>
  );
}

function RefusalNotice({
  refusal,
  decision,
  application,
}: {
  refusal: unknown;
  decision: Decision;
  application: Application;
}) {
  const code = errorCode(refusal);
  const phase = phaseName(application.phase);
  if (code === "request.conflict" || code === "application.transition") {
    return (
      <Alert tone="warning" live className="mb-5" title={m.evaluations_decide_stale_title()}>
        {application.can[decision]
          ? m.evaluations_decide_stale_text({ phase })
          : m.evaluations_decide_stale_over({ phase })}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" live className="mb-5" title={m.evaluations_decide_failed()}>
      {errorText(refusal)}
    </Alert>
  );
}

/** How many evaluations a decision rests on. */
function ReviewProgress({ application }: { application: Application }) {
  const counted = application.evaluations.filter(({ status }) => status !== "recused");
  if (counted.length === 0) return null;
  const statistics = scoreStatistics(counted);
  const numbers = { submitted: statistics?.count ?? 0, assigned: counted.length };
  return (
    <p className="mt-2 font-medium text-foreground">
      {statistics
        ? m.evaluations_decide_progress_score({ ...numbers, score: formatNumber(statistics.mean, 1) })
        : m.evaluations_decide_progress(numbers)}
    </p>
  );
}
