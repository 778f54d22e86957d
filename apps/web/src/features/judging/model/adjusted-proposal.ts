import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { matchOf } from "./cell-look.ts";
import type { Picture } from "./matrix-picture.ts";
import { keyOf, pairFrom, type Plan } from "./plan.ts";

/** A proposal with figures of what is left of it and was put in. */
export type AdjustedProposal = Omit<Proposal, "short"> & {
  /** How many reviews that were asked for it gives. */
  met: number;
  short: (Proposal["short"][number] & { taken_out: number })[];
};

const NO_REASONS: Proposal["short"][number]["reasons"] = {
  conflict: 0,
  assigned: 0,
  declined: 0,
  full: 0,
  no_expertise: 0,
  left_out: 0,
};

/** @returns the proposal as it would be applied: with these pairs, what they leave short, and how level they are */
export function adjustedProposal(proposal: Proposal, plan: Plan, picture: Picture): AdjustedProposal {
  const pairs = [...plan.proposed].map(pairFrom);
  const computed = Map.groupBy(proposal.pairs, ({ application_id }) => application_id);
  const given = Map.groupBy(pairs, ({ application_id }) => application_id);
  const told = new Map(proposal.short.map((one) => [one.application_id, one]));
  // What was asked for an application is what it was given and what was said to be missing.
  const short = [...new Set([...told.keys(), ...computed.keys()])].flatMap((id) => {
    const asked = (computed.get(id)?.length ?? 0) + (told.get(id)?.missing ?? 0);
    const missing = asked - (given.get(id)?.length ?? 0);
    const taken_out = computed.get(id)?.filter((pair) => plan.changed.has(keyOf(pair))).length ?? 0;
    const reasons = told.get(id)?.reasons ?? NO_REASONS;
    return missing > 0 ? [{ application_id: id, missing, reasons, taken_out }] : [];
  });
  const met = proposal.wanted - short.reduce((sum, { missing }) => sum + missing, 0);
  if (plan.changed.size === 0) return { ...proposal, met, short };
  const taking = Map.groupBy(pairs, ({ evaluator_id }) => evaluator_id);
  const loads = picture.evaluators
    .filter(({ id, is_proposed }) => is_proposed || taking.has(id))
    .map(({ id }) => picture.loadOf(id).given + (taking.get(id)?.length ?? 0));
  const applications = new Map(picture.applications.map((one) => [one.id, one]));
  const evaluators = new Map(picture.evaluators.map((one) => [one.id, one]));
  const matched = pairs.filter(({ application_id, evaluator_id }) => {
    const [application, evaluator] = [applications.get(application_id), evaluators.get(evaluator_id)];
    return application && evaluator && matchOf(application, evaluator) === "knows";
  });
  return {
    ...proposal,
    pairs,
    met,
    short,
    load: loads.length > 0 ? { min: Math.min(...loads), max: Math.max(...loads) } : { min: 0, max: 0 },
    match: pairs.length > 0 ? matched.length / pairs.length : 0,
  };
}
