import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { useRootMark } from "#shared/hooks/use-root-mark.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { useHandIn } from "../../hooks/use-hand-in.ts";
import { useScoreSheet } from "../../hooks/use-score-sheet.ts";
import { AnswerNotice } from "../answers/answer-notice.tsx";
import { Deadline } from "../assignments/deadline.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import { SheetFooter } from "./sheet-footer.tsx";
import { MissingList, missingItems, SheetNotices } from "./sheet-notices.tsx";
import { SheetTabs, type SheetView } from "./sheet-tabs.tsx";

/** It is read beside the sheet, which is alive before it. */
const ApplicationAnswers = latePart(
  async () => (await import("#features/applications/answers.public.ts")).ApplicationAnswers,
);
const OtherReviews = latePart(async () => (await import("./other-reviews.tsx")).OtherReviews, { isQuiet: true });
const loadSubmitDialog = async () => (await import("./submit-dialog.tsx")).SubmitDialog;
const loadDeclineDialog = async () => (await import("../answers/decline-dialog.tsx")).DeclineDialog;
const loadRecuseDialog = async () => (await import("./recuse-dialog.tsx")).RecuseDialog;

interface EvaluationViewProps {
  evaluation: Evaluation;
  now: number;
}

/** The application and its score sheet beside each other from 1024 px, in turns below. */
export function EvaluationView({ evaluation, now }: EvaluationViewProps) {
  const sheet = useScoreSheet(evaluation);
  const handIn = useHandIn(evaluation, sheet);
  const [view, setView] = useState<SheetView>("scores");
  const [isRecusing, setRecusing] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const navigate = useNavigate();
  const isActing = useSession().impersonation !== null;
  useRootMark("data-bar");
  return (
    <div className="-mt-7 -mb-24 flex flex-col lg:h-[calc(100svh-4rem-var(--foot-bar))] lg:min-h-[36rem]">
      <SheetHeader
        evaluation={evaluation}
        now={now}
        onRecuse={evaluation.can.recuse && !isActing ? () => setRecusing(true) : undefined}
        onDecline={evaluation.can.decline && !isActing ? () => setDeclining(true) : undefined}
      />
      <SheetTabs view={view} onViewChange={setView} />
      <div className="min-h-0 flex-1 gap-6 lg:grid lg:grid-cols-2">
        <section
          id="application-column"
          // It scrolls by itself, so the keyboard must reach it.
          role="region"
          aria-label={m.evaluations_sheet_tab_application()}
          tabIndex={0}
          // Positioned, so that what is only for screen readers scrolls with it instead of lengthening the page.
          className={cn(
            "relative lg:-mt-1 lg:-ml-1 lg:overflow-y-auto lg:p-1 lg:pb-8",
            view !== "application" && "max-lg:hidden",
          )}
        >
          <ApplicationAnswers
            subject={evaluation.subject}
            answers={evaluation.answers}
            asked={evaluation}
            fileUrl={(file) => `/api/evaluations/${evaluation.id}/files/${file}`}
            headingLevel={2}
          />
        </section>
        <section
          aria-label={m.evaluations_sheet_tab_scores()}
          className={cn(
            "flex min-h-0 flex-col rounded-lg bg-surface shadow-sm lg:mb-6 lg:overflow-hidden",
            view !== "scores" && "max-lg:hidden",
          )}
        >
          <div className="relative min-h-0 flex-1 px-5 py-6 sm:px-6 lg:overflow-y-auto">
            <div className="mb-6 grid gap-3 empty:hidden">
              <AnswerNotice evaluation={evaluation} onDecline={() => setDeclining(true)} />
              <SheetNotices evaluation={evaluation} sheet={sheet} now={now} />
              {handIn.failedAttempts > 0 && <MissingList key={handIn.failedAttempts} items={missingItems(sheet)} />}
            </div>
            <ScoreSheet evaluation={evaluation} sheet={sheet} isChecked={handIn.failedAttempts > 0} />
            {evaluation.shows_others && <OtherReviews evaluationId={evaluation.id} />}
          </div>
          {/* Where it stays at the foot of the column, it leaves room for the chat's button. */}
          <div data-bottom-bar className="z-10 max-lg:sticky max-lg:bottom-(--foot-bar) lg:[&>div]:pr-20">
            <SheetFooter evaluation={evaluation} sheet={sheet} isPending={handIn.isPending} onSubmit={handIn.ask} />
          </div>
        </section>
      </div>
      <AskedPart
        load={loadSubmitDialog}
        props={
          handIn.isAsking
            ? {
                evaluation,
                sheet,
                command: handIn.submit,
                onDone: handIn.finish,
                onClose: handIn.cancel,
              }
            : null
        }
      />
      <AskedPart
        load={loadDeclineDialog}
        props={
          isDeclining
            ? {
                rows: [
                  {
                    id: evaluation.id,
                    name: evaluation.subject_name,
                    isBegun: evaluation.status === "in_progress",
                  },
                ],
                onDone: () => navigate({ to: "/evaluator-dashboard", replace: true }),
                onClose: () => setDeclining(false),
              }
            : null
        }
      />
      <AskedPart
        load={loadRecuseDialog}
        props={isRecusing ? { evaluation, onClose: () => setRecusing(false) } : null}
      />
    </div>
  );
}

interface SheetHeaderProps extends EvaluationViewProps {
  onRecuse: (() => void) | undefined;
  onDecline: (() => void) | undefined;
}

function SheetHeader({ evaluation, now, onRecuse, onDecline }: SheetHeaderProps) {
  return (
    <header className="py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Mark
          seed={evaluation.startup_id ?? evaluation.investor_id ?? evaluation.application_id}
          src={evaluation.logo_url}
          size={48}
        />
        <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
          <h1 className="display text-[clamp(1.625rem,2.6vw,2.125rem)] leading-tight">{evaluation.subject_name}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-muted-foreground">
            {evaluation.reference !== evaluation.subject_name && <span className="tnum">{evaluation.reference}</span>}
            <span>{evaluation.applicant_name}</span>
            {evaluation.can.edit && <Deadline due={evaluation.due_at} now={now} />}
          </p>
        </div>
        {onDecline && !evaluation.is_unanswered && (
          <Button variant="ghost" onClick={onDecline}>
            {m.evaluations_answer_decline()}
          </Button>
        )}
        {onRecuse && (
          <Button variant="outline" onClick={onRecuse}>
            {m.evaluations_recuse_action()}
          </Button>
        )}
      </div>
    </header>
  );
}
