import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { m } from "#messages";
import type { Application, Evaluator, Picture } from "./matrix-picture.ts";

/** What a cell of the matrix is. */
export type CellLook = "free" | "expert" | "barred" | "assigned" | "submitted" | "recused" | "proposed";

export const LOOKS: Record<CellLook, () => string> = {
  free: m.judging_cell_free,
  expert: m.judging_cell_expert,
  barred: m.judging_cell_barred,
  assigned: m.judging_cell_assigned,
  submitted: m.judging_cell_submitted,
  recused: m.judging_cell_recused,
  proposed: m.judging_cell_proposed,
};

/** Pairs that are proposed and not there yet. */
export type Proposed = ReadonlySet<string>;

const pairOf = (applicationId: string, evaluatorId: string) => `${applicationId} ${evaluatorId}`;

export const proposedBy = (proposal: Proposal | null): Proposed =>
  new Set(proposal?.pairs.map((pair) => pairOf(pair.application_id, pair.evaluator_id)));

/** How an application and an evaluator stand to each other. */
export function lookOf(
  { picture, proposed }: { picture: Picture; proposed: Proposed },
  application: Application,
  evaluator: Evaluator,
): CellLook {
  const cell = picture.cellOf(application.id, evaluator.id);
  if (cell?.status === "recused") return "recused";
  if (cell) return cell.status === "submitted" ? "submitted" : "assigned";
  if (proposed.has(pairOf(application.id, evaluator.id))) return "proposed";
  const isClosed = !application.is_open || !evaluator.may_take;
  if (isClosed || picture.conflictOf(application.id, evaluator.id) !== undefined) return "barred";
  return application.field !== null && evaluator.fields.includes(application.field) ? "expert" : "free";
}
