import type { Decline } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";

export type Application = Matrix["applications"][number];
/** A review in its row. */
export type Cell = Application["reviews"][number] & { application_id: string };
export type Evaluator = Matrix["evaluators"][number];
/** A cell, whatever it holds. */
export interface MatrixPair {
  application: Application;
  evaluator: Evaluator;
}
type ConflictKind = Matrix["conflicts"][number]["kind"];

/** A matrix with what is asked of it for every cell, found by pair. */
export interface Picture {
  applications: readonly Application[];
  evaluators: readonly Evaluator[];
  cellOf: (applicationId: string, evaluatorId: string) => Cell | undefined;
  conflictOf: (applicationId: string, evaluatorId: string) => ConflictKind | undefined;
  /** Why an evaluator declined an application; undefined where they did not. */
  declineOf: (applicationId: string, evaluatorId: string) => Decline | undefined;
  /** Whether somebody declined an application. */
  hasDeclined: (applicationId: string) => boolean;
  /** Reviews that stand of an application. */
  reviewsOf: (applicationId: string) => readonly Cell[];
  loadOf: (evaluatorId: string) => { given: number; submitted: number; late: number; unanswered: number };
  missing: (applicationId: string) => number;
  /** How many more are proposed for an application. */
  proposedTo: (applicationId: string) => number;
  /** Reviews that stand, with what is proposed. */
  seatsOf: (applicationId: string) => number;
  /** Whether a coordinator keeps a review where it is. */
  isFixed: (applicationId: string, evaluatorId: string) => boolean;
  /** What its assignments are like; it differs once any was made, answered or taken back. */
  mark: string;
}

/** An application and an evaluator as one key. */
export const pairKey = (applicationId: string, evaluatorId: string): string => `${applicationId} ${evaluatorId}`;

/** Whether a review waits for its evaluator to say yes or no. */
export const isUnanswered = ({ status, is_accepted }: Pick<Cell, "status" | "is_accepted">): boolean =>
  status === "assigned" && !is_accepted;

const NO_CELLS: readonly Cell[] = [];

export function pictureOf(matrix: Matrix, required: number): Picture {
  const reviews: Cell[] = matrix.applications.flatMap((row) =>
    row.reviews.map((review) => ({ ...review, application_id: row.id })),
  );
  const cells = new Map(reviews.map((cell) => [pairKey(cell.application_id, cell.evaluator_id), cell]));
  const conflicts = new Map(
    matrix.conflicts.map(({ application_id, user_id, kind }) => [pairKey(application_id, user_id), kind]),
  );
  const standing = reviews.filter(({ status }) => stands(status));
  const byApplication = Map.groupBy(standing, ({ application_id }) => application_id);
  const byEvaluator = Map.groupBy(standing, ({ evaluator_id }) => evaluator_id);
  const declines = new Map(matrix.declined.map((one) => [pairKey(one.application_id, one.user_id), one]));
  const declinedIds = new Set(matrix.declined.map(({ application_id }) => application_id));
  const reviewsOf = (id: string) => byApplication.get(id) ?? NO_CELLS;
  const fixed = new Set(matrix.fixed);
  const open = new Map(matrix.applications.map(({ id, is_open }) => [id, is_open]));
  return {
    applications: matrix.applications,
    evaluators: matrix.evaluators,
    cellOf: (application, evaluator) => cells.get(pairKey(application, evaluator)),
    conflictOf: (application, evaluator) => conflicts.get(pairKey(application, evaluator)),
    declineOf: (application, evaluator) => declines.get(pairKey(application, evaluator)),
    hasDeclined: (id) => declinedIds.has(id),
    reviewsOf,
    loadOf: (id) => {
      const theirs = byEvaluator.get(id) ?? NO_CELLS;
      return {
        given: theirs.length,
        submitted: theirs.filter(({ status }) => status === "submitted").length,
        unanswered: theirs.filter(isUnanswered).length,
        late: theirs.filter(({ is_late }) => is_late).length,
      };
    },
    missing: (id) => (open.get(id) ? Math.max(0, required - reviewsOf(id).length) : 0),
    proposedTo: () => 0,
    seatsOf: (id) => reviewsOf(id).length,
    isFixed: (application, evaluator) => fixed.has(cells.get(pairKey(application, evaluator))?.id ?? ""),
    mark: standing
      .map(({ id }) => id)
      .toSorted()
      .join(),
  };
}
