import type { Application, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useState } from "react";
import { actionName } from "#features/applications/history.public.ts";
import { phaseName } from "#features/applications/phases.public.ts";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
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

/** Asks before a decision, says what it does, and survives a refusal with the reason intact. */
export function DecisionDialog({ decision, application, reason, onReasonChange, onClose }: DecisionDialogProps) {
  const [opened] = useState(application);
  const overtaken = overtakenBy(opened, application, nameOf(useSession().profile));
  const text = DECISION_TEXTS[decision];
  const effect = application.programme.kind === "registry" ? text.effect : (text.effectInCall ?? text.effect);
  const { id, version, subject_name: startup } = application;
  const names = { startup, applicant: application.applicant.name };
  return (
    <Confirm
      tone={text.tone}
      title={text.title(names)}
      description={
        <>
          <p>{effect(names)}</p>
          {(decision === "approve" || decision === "reject") && <ReviewProgress application={application} />}
        </>
      }
      confirmLabel={text.confirm()}
      {...(text.reason && { reason: { label: text.reason.label(), isRequired: text.reason.isRequired } })}
      reasonKept={{ value: reason, onChange: onReasonChange }}
      isReady={application.can[decision]}
      command={useDecide()}
      input={(given) => ({ decision, id, version, reason: given.reason })}
      refusal={(error) => {
        if (!isOvertaken(error)) return { title: m.evaluations_decide_failed(), text: errorText(error) };
        const title = m.evaluations_decide_stale_title();
        return overtaken === null ? { tone: "warning", title, text: staleText(decision, application) } : null;
      }}
      onClose={onClose}
      onDone={() => {
        toast.success(text.done(), { description: startup });
        onReasonChange("");
        onClose();
      }}
    >
      {overtaken !== null && <OvertakenNotice step={overtaken} decision={decision} application={application} />}
    </Confirm>
  );
}

const nameOf = (profile: Session["profile"]): string | undefined =>
  profile ? `${profile.first_name} ${profile.last_name}` : undefined;

const isOvertaken = (refusal: unknown): boolean =>
  ["request.conflict", "application.transition"].includes(errorCode(refusal) ?? "");

/** Where the application stands now, and whether the decision is still open. */
function staleText(decision: Decision, { can, phase }: Application): string {
  const where = { phase: phaseName(phase) };
  return can[decision] ? m.evaluations_decide_stale_text(where) : m.evaluations_decide_stale_over(where);
}

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
  return (
    <Alert tone="warning" live title={m.evaluations_decide_overtaken(facts)}>
      {staleText(decision, application)}
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
