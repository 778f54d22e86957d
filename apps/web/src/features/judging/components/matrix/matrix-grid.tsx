import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { m } from "#messages";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { useMatrixKeys } from "../../hooks/use-matrix-keys.ts";
import { useWindow } from "../../hooks/use-window.ts";
import { lookOf, lookText, matchOf } from "../../model/cell-look.ts";
import { fieldName } from "../../model/field-name.ts";
import {
  type Application,
  type Evaluator,
  type MatrixPair,
  pairKey,
  type Picture,
} from "../../model/matrix-picture.ts";
import type { Pairs, Plan } from "../../model/plan.ts";
import { seatsText } from "../../model/seat-words.ts";
import { CellMark } from "./cell-mark.tsx";
import { ColumnHead } from "./column-head.tsx";
import { MatrixLegend } from "./matrix-legend.tsx";
import { ProposedSeats, ReviewSeats } from "./review-seats.tsx";

/** Told of a cell on which the pointer or a key rests: it comes when the page is quiet. */
const PairCard = latePart(async () => (await import("./pair-card.tsx")).PairCard, { isQuiet: true });

const SIZE = { row: 30, column: 28 };
/** Of the names at the left. */
const HEAD = "var(--matrix-head)";
const TOP = 148;
/** More reviews than these are a figure: their seats would leave no room for the name. */
const SEATS_SHOWN = 4;
/** In this time the first column is taken and the last begins to be: all of them within 240 ms. */
const FILL_MS = 140;
/** How long a pointer rests on a cell before it tells. */
const REST_MS = 350;

interface MatrixGridProps {
  picture: Picture;
  applications: readonly Application[];
  evaluators: readonly Evaluator[];
  required: number;
  loadCap: number | null;
  isLocked: boolean;
  /** A proposal stands: a press takes out of it or puts in. */
  isProposing: boolean;
  plan: Plan;
  /** What was applied just now: its seats fill column by column. */
  taken: Pairs;
  chosen: ReadonlySet<string>;
  onChoose: (applicationId: string) => void;
  /** Seats were taken or given back. */
  onToggle: (pairs: readonly MatrixPair[]) => void;
  onConflict: (pair: MatrixPair) => void;
  onFix: (pairs: readonly MatrixPair[]) => void;
}

/** The round as seats: a row is an application, a column an evaluator. Only what is seen is drawn. */
export function MatrixGrid(props: MatrixGridProps) {
  const { picture, applications, evaluators, required, loadCap, isLocked, taken, chosen, onChoose, onToggle } = props;
  const view = useWindow(SIZE, { rows: applications.length, columns: evaluators.length });
  const keys = useMatrixKeys(props);
  const { at, range } = keys;
  // What a key or a resting pointer asks about; a click that gives a seat asks about nothing.
  const [told, setTold] = useState<{ row: number; column: number } | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const current = { application: applications[at.row], evaluator: evaluators[at.column] };
  const placeOf = ({ target }: { target: EventTarget }) => {
    const place = target instanceof Element ? target.closest<HTMLElement>("[data-at]")?.dataset["at"] : undefined;
    const [row = 0, column = 0] = (place ?? "").split(" ").map(Number);
    return place === undefined ? null : { row, column };
  };
  function click(event: MouseEvent) {
    const place = placeOf(event);
    const [application, evaluator] = place ? [applications[place.row], evaluators[place.column]] : [];
    if (!place || !application || !evaluator) return;
    clearTimeout(rest.current);
    setTold(null);
    keys.choose(place);
    onToggle([{ application, evaluator }]);
  }
  // A press or a screen reader puts the focus on a cell: keys act there, and what they choose next is told from the grid.
  function focus(event: FocusEvent<HTMLElement>) {
    const place = placeOf(event);
    if (!place) return;
    keys.choose(place);
    event.currentTarget.focus({ preventScroll: true });
  }
  function point(event: MouseEvent) {
    const place = placeOf(event);
    clearTimeout(rest.current);
    setTold(null);
    if (place) rest.current = setTimeout(() => setTold(place), REST_MS);
  }
  function press(event: KeyboardEvent) {
    clearTimeout(rest.current);
    if (event.key === "Escape") setTold(null);
    // The cell that it is about comes with the next render.
    else if (keys.press(event)) setTold({ row: -1, column: -1 });
  }
  const toldAt = told && (told.row < 0 ? at : told);
  const drawnRows = applications.slice(view.rows.from, view.rows.to);
  const drawnColumns = evaluators.slice(view.columns.from, view.columns.to);
  const inRange = (row: number, column: number) =>
    range !== null && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
  return (
    <div className="grid gap-2">
      <div
        role="grid"
        tabIndex={0}
        aria-label={m.judging_matrix()}
        aria-rowcount={applications.length + 1}
        aria-colcount={evaluators.length + 1}
        aria-multiselectable
        aria-activedescendant={current.application && current.evaluator ? `${id}-${at.row}-${at.column}` : undefined}
        onKeyDown={press}
        onClick={click}
        onFocus={focus}
        onPointerOver={point}
        onPointerLeave={point}
        onBlur={() => setTold(null)}
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
                left={`calc(${HEAD} + ${(view.columns.from + offset) * SIZE.column}px)`}
                width={SIZE.column}
                height={TOP}
                isHere={view.columns.from + offset === at.column}
              />
            ))}
          </div>
          <i
            aria-hidden
            className="absolute bottom-0 bg-muted"
            style={{ left: `calc(${HEAD} + ${at.column * SIZE.column}px)`, width: SIZE.column, top: TOP }}
          />
          {drawnRows.map((application, offset) => {
            const row = view.rows.from + offset;
            const missing = picture.missing(application.id);
            const name = application.name || application.reference || "";
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
                    aria-label={m.judging_choose({ name })}
                  />
                  {application.name && (
                    <span className="tnum shrink-0 text-muted-foreground" title={application.reference ?? undefined}>
                      {shortNumber(application.reference)}
                    </span>
                  )}
                  <span
                    title={name}
                    className={cn("min-w-0 flex-1 truncate font-medium", missing > 0 && "text-warning")}
                  >
                    {name}
                  </span>
                  <span className="max-w-16 truncate text-muted-foreground" title={fieldName(application.field)}>
                    {fieldName(application.field)}
                  </span>
                  {required <= SEATS_SHOWN && (
                    <ReviewSeats
                      picture={picture}
                      applicationId={application.id}
                      isSmall
                      className="shrink-0 gap-0.5"
                    />
                  )}
                  <span className={cn("tnum shrink-0 text-muted-foreground", required <= SEATS_SHOWN && "sr-only")}>
                    {seatsText(picture.seatsOf(application.id), required)}
                    <ProposedSeats count={picture.proposedTo(application.id)} />
                  </span>
                </span>
                {drawnColumns.map((evaluator, place) => {
                  const column = view.columns.from + place;
                  const isHere = row === at.row && column === at.column;
                  const isTaken = taken.has(pairKey(application.id, evaluator.id));
                  return (
                    <span
                      key={evaluator.id}
                      id={`${id}-${row}-${column}`}
                      role="gridcell"
                      aria-colindex={column + 2}
                      aria-label={[name, evaluator.name, lookText(props, application, evaluator)].join(", ")}
                      aria-selected={isHere || inRange(row, column)}
                      tabIndex={-1}
                      data-at={`${row} ${column}`}
                      className={cn(
                        "absolute grid cursor-pointer place-items-center rounded-sm hover:bg-muted-2",
                        inRange(row, column) && "bg-primary-soft",
                        isHere && "shadow-[inset_0_0_0_2px_var(--primary)]",
                      )}
                      style={{
                        left: `calc(${HEAD} + ${column * SIZE.column}px)`,
                        width: SIZE.column,
                        height: SIZE.row,
                        top: 0,
                      }}
                    >
                      <CellMark
                        look={lookOf(props, application, evaluator)}
                        match={matchOf(application, evaluator)}
                        isFixed={picture.isFixed(application.id, evaluator.id)}
                        takenAfter={isTaken ? Math.round((FILL_MS * column) / evaluators.length) : undefined}
                      />
                    </span>
                  );
                })}
              </div>
            );
          })}
          {toldAt && <ToldCard {...props} at={toldAt} isLocked={isLocked} rows={applications.length} />}
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
      <MatrixLegend isAdjusted={props.plan.changed.size > 0} />
      <p className="text-sm text-muted-foreground pointer-coarse:hidden">
        {props.isProposing ? m.judging_matrix_keys_proposing() : m.judging_matrix_keys()}
      </p>
    </div>
  );
}

/** The running number of a reference, at least four digits of it. */
const shortNumber = (reference: string | null): string =>
  (reference ?? "")
    .split("-")
    .at(-1)
    ?.replace(/^0+(?=\d{4})/, "") ?? "";

/** The card of a cell, below it, or above where the matrix ends. */
function ToldCard({ at, rows, ...props }: MatrixGridProps & { at: { row: number; column: number }; rows: number }) {
  const [application, evaluator] = [props.applications[at.row], props.evaluators[at.column]];
  if (!application || !evaluator) return null;
  const isAbove = rows > 8 && at.row > rows - 7;
  return (
    <div
      className="pointer-events-none absolute z-30"
      style={{
        left: `calc(${HEAD} + ${at.column * SIZE.column + 12}px)`,
        top: TOP + (isAbove ? at.row : at.row + 1) * SIZE.row,
        transform: `translateX(${at.column > 4 ? "-60%" : "0"}) ${isAbove ? "translateY(-100%)" : ""}`,
      }}
    >
      <PairCard
        application={application}
        evaluator={evaluator}
        look={lookOf(props, application, evaluator)}
        picture={props.picture}
        loadCap={props.loadCap}
        isLocked={props.isLocked}
        isProposing={props.isProposing}
      />
    </div>
  );
}
