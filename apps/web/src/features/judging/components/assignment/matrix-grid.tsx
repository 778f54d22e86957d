import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { m } from "#messages";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { useWindow } from "../../hooks/use-window.ts";
import { lookOf, lookText, type Proposed } from "../../model/cell-look.ts";
import { fieldName } from "../../model/field-name.ts";
import type { Application, Evaluator, Picture } from "../../model/matrix-picture.ts";
import { CellMark } from "./cell-mark.tsx";
import { MatrixLegend } from "./matrix-legend.tsx";
import { ReviewSeats } from "./review-seats.tsx";

const SIZE = { row: 30, column: 28 };
/** Of the names at the left. */
const HEAD = "var(--matrix-head)";
const TOP = 148;
/** More reviews than these are a figure: their seats would leave no room for the name. */
const SEATS_SHOWN = 4;

interface MatrixGridProps {
  picture: Picture;
  applications: readonly Application[];
  required: number;
  loadCap: number | null;
  proposed: Proposed;
  chosen: ReadonlySet<string>;
  onChoose: (applicationId: string) => void;
  /** A seat was taken or given back. */
  onToggle: (application: Application, evaluator: Evaluator) => void;
}

/** The round as seats: a row is an application, a column an evaluator. Only what is seen is drawn. */
export function MatrixGrid(props: MatrixGridProps) {
  const { picture, applications, required, loadCap, chosen, onChoose, onToggle } = props;
  const { evaluators } = picture;
  const view = useWindow(SIZE, { rows: applications.length, columns: evaluators.length });
  const [at, setAt] = useState({ row: 0, column: 0 });
  const id = useId();
  const current = { application: applications[at.row], evaluator: evaluators[at.column] };
  function move(rows: number, columns: number) {
    setAt({
      row: Math.min(applications.length - 1, Math.max(0, at.row + rows)),
      column: Math.min(evaluators.length - 1, Math.max(0, at.column + columns)),
    });
  }
  function nextShortage() {
    const after = [...applications.slice(at.row + 1), ...applications.slice(0, at.row + 1)];
    const short = after.find((application) => picture.missing(application.id) > 0);
    if (short) setAt({ ...at, row: applications.indexOf(short) });
  }
  function press(event: KeyboardEvent) {
    const steps: Record<string, () => void> = {
      ArrowUp: () => move(-1, 0),
      ArrowDown: () => move(1, 0),
      ArrowLeft: () => move(0, -1),
      ArrowRight: () => move(0, 1),
      n: nextShortage,
      x: () => current.application && onChoose(current.application.id),
      " ": () => current.application && current.evaluator && onToggle(current.application, current.evaluator),
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  }
  function click({ target }: MouseEvent) {
    const place = target instanceof Element ? target.closest<HTMLElement>("[data-at]")?.dataset["at"] : undefined;
    if (place === undefined) return;
    const [row = 0, column = 0] = place.split(" ").map(Number);
    const [application, evaluator] = [applications[row], evaluators[column]];
    setAt({ row, column });
    if (application && evaluator) onToggle(application, evaluator);
  }
  const drawnRows = applications.slice(view.rows.from, view.rows.to);
  const drawnColumns = evaluators.slice(view.columns.from, view.columns.to);
  return (
    <div className="grid gap-2">
      <div
        role="grid"
        tabIndex={0}
        aria-label={m.judging_matrix()}
        aria-rowcount={applications.length + 1}
        aria-colcount={evaluators.length + 1}
        aria-activedescendant={current.application && current.evaluator ? `${id}-${at.row}-${at.column}` : undefined}
        onKeyDown={press}
        onClick={click}
        onScroll={view.onScroll}
        className="relative max-h-[72dvh] overflow-auto rounded-lg border border-border bg-surface [--matrix-head:286px]"
      >
        <div
          className="relative min-w-full"
          style={{
            width: `calc(${HEAD} + ${evaluators.length * SIZE.column + 72}px)`,
            height: TOP + applications.length * SIZE.row,
          }}
        >
          <div role="row" aria-rowindex={1} className="sticky top-0 z-20 bg-surface" style={{ height: TOP }}>
            <span
              role="columnheader"
              className="sticky left-0 z-10 flex h-full items-end bg-surface p-3 text-sm text-muted-foreground"
              style={{ width: HEAD }}
            >
              {m.judging_matrix_heads()}
            </span>
            {drawnColumns.map((evaluator, offset) => (
              <ColumnHead
                key={evaluator.id}
                evaluator={evaluator}
                given={picture.loadOf(evaluator.id).given}
                cap={evaluator.may_take ? (evaluator.cap ?? loadCap) : null}
                left={(view.columns.from + offset) * SIZE.column}
              />
            ))}
          </div>
          {drawnRows.map((application, offset) => {
            const row = view.rows.from + offset;
            const missing = picture.missing(application.id);
            return (
              <div
                key={application.id}
                role="row"
                aria-rowindex={row + 2}
                className={cn("absolute left-0 border-t border-border", row === at.row && "bg-muted")}
                style={{ top: TOP + row * SIZE.row, height: SIZE.row, width: "100%" }}
              >
                <span
                  role="rowheader"
                  className={cn(
                    "sticky left-0 z-10 flex h-full items-center gap-2 px-3 text-sm",
                    row === at.row ? "bg-muted" : "bg-surface",
                  )}
                  style={{ width: HEAD }}
                >
                  <Checkbox
                    checked={chosen.has(application.id)}
                    onCheckedChange={() => onChoose(application.id)}
                    aria-label={m.judging_choose({ name: application.name || application.reference || "" })}
                  />
                  <span className={cn("min-w-0 flex-1 truncate font-medium", missing > 0 && "text-warning")}>
                    {application.name || application.reference}
                  </span>
                  <span className="max-w-20 truncate text-muted-foreground">{fieldName(application.field)}</span>
                  {required <= SEATS_SHOWN && (
                    <ReviewSeats picture={picture} applicationId={application.id} className="shrink-0 gap-0.5" />
                  )}
                  <span className={cn("tnum shrink-0 text-muted-foreground", required <= SEATS_SHOWN && "sr-only")}>
                    {m.judging_reviews_of({ submitted: picture.reviewsOf(application.id).length, needed: required })}
                  </span>
                </span>
                {drawnColumns.map((evaluator, place) => {
                  const column = view.columns.from + place;
                  const look = lookOf(props, application, evaluator);
                  const isHere = row === at.row && column === at.column;
                  return (
                    <span
                      key={evaluator.id}
                      id={`${id}-${row}-${column}`}
                      role="gridcell"
                      aria-colindex={column + 2}
                      aria-label={[
                        application.name || application.reference,
                        evaluator.name,
                        lookText(props, application, evaluator),
                      ].join(", ")}
                      tabIndex={-1}
                      data-at={`${row} ${column}`}
                      className={cn(
                        "absolute grid cursor-pointer place-items-center rounded-sm hover:bg-muted-2",
                        isHere && "shadow-[inset_0_0_0_2px_var(--primary)]",
                      )}
                      style={{
                        left: `calc(${HEAD} + ${column * SIZE.column}px)`,
                        width: SIZE.column,
                        height: SIZE.row,
                        top: 0,
                      }}
                    >
                      <CellMark look={look} />
                    </span>
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
      <p className="text-sm text-muted-foreground" role="status">
        {current.application && current.evaluator
          ? [
              current.application.name || current.application.reference,
              current.evaluator.name,
              lookText(props, current.application, current.evaluator),
            ].join(", ")
          : ""}
      </p>
      <MatrixLegend />
      <p className="text-sm text-muted-foreground">{m.judging_matrix_keys()}</p>
    </div>
  );
}

interface ColumnHeadProps {
  evaluator: Evaluator;
  given: number;
  cap: number | null;
  left: number;
}

/** An evaluator's name on its slant, over how much they have and where their limit is. */
function ColumnHead({ evaluator, given, cap, left }: ColumnHeadProps) {
  const most = cap ?? Math.max(10, given);
  const isFull = cap !== null && given >= cap;
  return (
    <span
      role="columnheader"
      title={[
        evaluator.name,
        `${given}${cap === null ? "" : `/${cap}`}`,
        !evaluator.may_take && m.judging_evaluator_gone(),
      ]
        .filter(Boolean)
        .join(" · ")}
      className="absolute bottom-0"
      style={{ left: `calc(${HEAD} + ${left}px)`, width: SIZE.column, height: TOP }}
    >
      <span
        className={cn(
          "absolute bottom-9 left-3 w-29 origin-bottom-left -rotate-58 truncate text-sm",
          !evaluator.may_take && "text-muted-foreground",
        )}
      >
        {evaluator.name}
      </span>
      <span aria-hidden className="absolute inset-x-1.5 bottom-1 flex h-7 items-end border-t border-foreground">
        <i
          className={cn("w-full rounded-t-sm", isFull ? "bg-warning" : "bg-evaluator/60")}
          style={{ height: `${Math.min(100, (100 * given) / most)}%` }}
        />
      </span>
      <span className="sr-only">{m.judging_load({ given, cap: cap ?? m.judging_no_cap() })}</span>
    </span>
  );
}
