import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { m } from "#messages";
import { conflictText } from "./conflict-words.ts";
import { declineText } from "./decline-words.ts";
import { type Application, type Cell, type Evaluator, isUnanswered, pairKey, type Picture } from "./matrix-picture.ts";
import type { Plan } from "./plan.ts";

/** What a cell of the matrix is. */
export type CellLook =
  | "free"
  | "expert"
  | "barred"
  | "asked"
  | "assigned"
  | "submitted"
  | "recused"
  | "declined"
  | "proposed"
  | "put_in"
  | "taken_out";

export const LOOKS: Record<CellLook, () => string> = {
  free: m.judging_cell_free,
  expert: m.judging_cell_expert,
  barred: m.judging_cell_barred,
  asked: m.judging_cell_asked,
  assigned: m.judging_cell_assigned,
  submitted: m.judging_cell_submitted,
  recused: m.judging_cell_recused,
  declined: m.judging_cell_declined,
  proposed: m.judging_cell_proposed,
  put_in: m.judging_cell_put_in,
  taken_out: m.judging_cell_taken_out,
};

/** Whether a cell is given once the proposal is applied. */
export const isPlanned = (look: CellLook): boolean => look === "proposed" || look === "put_in";
/** Whether a cell may be given. */
export const isFree = (look: CellLook): boolean => look === "free" || look === "expert" || look === "taken_out";

/** What a review that stands is drawn as: handed in, promised, or asked for. */
export function standingLook(cell: Pick<Cell, "status" | "is_accepted">): CellLook {
  if (cell.status === "submitted") return "submitted";
  return isUnanswered(cell) ? "asked" : "assigned";
}

/** What a cell says in words, with the reason where it was declined. */
export function lookText(
  state: { picture: Picture; plan: Plan },
  application: Application,
  evaluator: Evaluator,
): string {
  const decline = state.picture.declineOf(application.id, evaluator.id);
  const look = lookOf(state, application, evaluator);
  const conflict = look === "barred" ? state.picture.conflictOf(application.id, evaluator.id) : undefined;
  return [
    LOOKS[look](),
    decline && declineText(decline),
    conflict && conflictText(conflict),
    look === "barred" && !evaluator.may_take && m.judging_evaluator_gone(),
    state.picture.isFixed(application.id, evaluator.id) && m.judging_cell_fixed(),
  ]
    .filter(Boolean)
    .join(", ");
}

/** How well an evaluator fits an application, as the distribution weighs it: knows its field, said nothing, or knows others. */
export type Match = "knows" | "unsaid" | "others";

export function matchOf({ field }: Application, { fields }: Evaluator): Match {
  if (fields.length === 0) return "unsaid";
  return field !== null && fields.includes(field) ? "knows" : "others";
}

/** How an application and an evaluator stand to each other. */
export function lookOf(
  { picture, plan }: { picture: Picture; plan: Plan },
  application: Application,
  evaluator: Evaluator,
): CellLook {
  const cell = picture.cellOf(application.id, evaluator.id);
  if (cell && !stands(cell.status)) return cell.status === "recused" ? "recused" : "declined";
  if (cell) return standingLook(cell);
  const key = pairKey(application.id, evaluator.id);
  if (plan.proposed.has(key)) return plan.changed.has(key) ? "put_in" : "proposed";
  const isClosed = !application.is_open || !evaluator.may_take;
  if (isClosed || picture.conflictOf(application.id, evaluator.id) !== undefined) return "barred";
  if (plan.changed.has(key)) return "taken_out";
  return application.field !== null && evaluator.fields.includes(application.field) ? "expert" : "free";
}
