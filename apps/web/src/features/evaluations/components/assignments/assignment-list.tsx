import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { CloudUpload, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { SwipeAway } from "#shared/ui/layout/swipe-away.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Ring } from "#shared/ui/marks/ring.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useUnsentSheets } from "../../hooks/use-unsent-sheets.ts";
import { Deadline } from "./deadline.tsx";
import { fieldLabel, standingLabel } from "../subject-label.ts";

interface AssignmentGroupProps {
  title: string;
  assignments: readonly Assignment[];
  /** What stands at the end of a row. */
  children: (assignment: Assignment) => ReactNode;
}

/** Assignments of one kind, as a card of rows of two lines; without any, nothing. */
export function AssignmentGroup({ title, assignments, children }: AssignmentGroupProps) {
  const unsent = useUnsentSheets();
  if (assignments.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <div className="mt-3 pb-2">
        <ListRows look="inside" label={title} rows={assignments} rowId={({ id }) => id}>
          {(assignment) => (
            <AssignmentRow assignment={assignment} isUnsent={unsent.has(assignment.id)}>
              {children(assignment)}
            </AssignmentRow>
          )}
        </ListRows>
      </div>
    </Card>
  );
}

interface AssignmentRowProps {
  assignment: Assignment;
  /** Scores of it wait in this browser. */
  isUnsent: boolean;
  children: ReactNode;
}

function AssignmentRow({ assignment, isUnsent, children }: AssignmentRowProps) {
  const { id, subject_name, logo_url, reference, open, status } = assignment;
  const navigate = useNavigate();
  // It only leads to where a conflict is declared; «Conflicts» above leads there too.
  const swipe =
    open && status !== "submitted"
      ? {
          label: m.evaluations_mine_conflict(),
          icon: ShieldAlert,
          onSwipe: () => void navigate({ to: "/evaluator-dashboard/conflicts" }),
        }
      : null;
  // In a blind round the number is the name.
  const about = [
    fieldLabel(assignment),
    standingLabel(assignment),
    reference === subject_name ? null : reference,
  ].filter(Boolean);
  return (
    <SwipeAway action={swipe}>
      <div className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto_auto] content-center gap-x-3 px-4 py-2.5 leading-snug transition-colors duration-150 hover:bg-muted/60 sm:px-6 sm:py-3.5">
        <span className="row-span-2 self-center">
          <ReviewSeats assignment={assignment} />
          <Mark
            seed={assignment.startup_id ?? assignment.investor_id ?? assignment.application_id}
            src={logo_url}
            className="max-sm:hidden"
          />
        </span>
        <span className="min-w-0 self-end font-semibold max-sm:col-span-2 max-md:truncate md:line-clamp-2">
          <Link to="/evaluation/$evaluationId" params={{ evaluationId: id }} className={linkStyles({ kind: "cover" })}>
            {subject_name || m.evaluations_queue_untitled()}
          </Link>
        </span>
        <span className="col-start-2 row-start-2 min-w-0 truncate text-sm text-muted-foreground">
          {isUnsent && (
            <span className="mr-2 inline-flex items-center gap-1.5 font-semibold text-warning">
              <CloudUpload aria-hidden className="size-4 shrink-0" />
              {m.evaluations_mine_unsent()}
            </span>
          )}
          {about.join(" · ")}
        </span>
        <div className="flex shrink-0 items-center gap-x-6 max-sm:contents max-sm:[&_svg]:hidden sm:col-span-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:pl-3">
          {children}
        </div>
      </div>
    </SwipeAway>
  );
}

const SEATS_MAX = 5;

/** The reviews that an application has and needs, as seats: handed in, begun by its reader, or free. */
function ReviewSeats({ assignment: { reviews, status } }: { assignment: Assignment }) {
  const seats = Math.min(SEATS_MAX, Math.max(reviews.required, 1));
  const isBegun = status === "in_progress";
  return (
    <span
      role="img"
      aria-label={(reviews.submitted > reviews.required
        ? m.evaluations_mine_reviews_beyond
        : m.evaluations_mine_reviews)({ submitted: reviews.submitted, required: reviews.required })}
      className="grid size-10 place-items-center rounded-md bg-muted sm:hidden"
    >
      <span className="flex gap-0.5">
        {Array.from({ length: seats }, (_, seat) => (
          <i
            key={seat}
            className={cn(
              "size-2 rounded-full",
              seat < reviews.submitted
                ? "bg-evaluator"
                : seat === reviews.submitted && isBegun
                  ? "shadow-[inset_0_0_0_2px_var(--evaluator)]"
                  : "shadow-[inset_0_0_0_1.5px_var(--border-strong)]",
            )}
          />
        ))}
      </span>
    </span>
  );
}

/** Where facts stand on a phone: the short one beside the name, the long one beside the line below, which gives way to it. */
const PHONE = {
  top: "max-sm:col-start-4 max-sm:row-start-1 max-sm:self-end max-sm:text-right",
  bottom: "max-sm:col-span-2 max-sm:col-start-3 max-sm:row-start-2 max-sm:text-right",
};

/** How many of the criteria have their score. */
export function ScoringProgress({ assignment }: { assignment: Assignment }) {
  const { criteria_scored: scored, criteria_total: total, subject_name: name } = assignment;
  return (
    <span className={cn(PHONE.top, "sm:w-40")}>
      <span className="tnum block text-sm text-muted-foreground">{m.evaluations_mine_progress({ scored, total })}</span>
      <SeatBar
        value={scored}
        max={total}
        seats={total}
        color="var(--accent)"
        label={m.evaluations_mine_progress_label({ name })}
        className="mt-1.5 h-2 max-sm:hidden"
      />
    </span>
  );
}

/** One that waits for its scores: how far it is, and when it is due. */
export function WaitingFacts({ assignment, now }: { assignment: Assignment; now: number }) {
  return (
    <>
      <ScoringProgress assignment={assignment} />
      <Deadline
        due={assignment.due_at}
        now={now}
        className={cn(PHONE.bottom, "max-sm:text-sm sm:w-48 sm:justify-end")}
      />
    </>
  );
}

/** One that was handed in, with its total. */
export function SubmittedFacts({ assignment }: { assignment: Assignment }) {
  const { submitted_at, weighted_total, open } = assignment;
  return (
    <>
      <span className={cn(PHONE.bottom, "text-right text-sm text-muted-foreground")}>
        {submitted_at && (
          <span className="max-sm:hidden">
            {m.evaluations_results_submitted_on({ date: formatDate(submitted_at, "medium") })}
          </span>
        )}
        <span className="block">{open ? m.evaluations_mine_editable() : m.evaluations_mine_closed()}</span>
      </span>
      {weighted_total !== null && (
        <>
          <span className="max-sm:hidden">
            <Ring value={weighted_total} label={m.evaluations_mine_total()} size={44} stroke={4}>
              {formatNumber(weighted_total, 1)}
            </Ring>
          </span>
          <span className={cn(PHONE.top, "tnum font-semibold sm:hidden")}>
            <span className="sr-only">{m.evaluations_mine_total()} </span>
            {formatNumber(weighted_total, 1)}
          </span>
        </>
      )}
    </>
  );
}
