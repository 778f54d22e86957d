import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { pairKey, type Picture } from "./matrix-picture.ts";

/** Pairs of an application and an evaluator. */
export type Pairs = ReadonlySet<string>;

export type Pair = Proposal["pairs"][number];
export const keyOf = ({ application_id, evaluator_id }: Pair) => pairKey(application_id, evaluator_id);

/** A proposal as it would be applied, and what of it is by hand. */
export interface Plan {
  proposed: Pairs;
  /** Pairs that were taken out, or put in. */
  changed: Pairs;
}

/** What is in one of two sets alone. */
export const difference = (one: Pairs, other: Iterable<string>): Pairs => {
  const next = new Set(one);
  for (const key of other) if (!next.delete(key)) next.add(key);
  return next;
};

/** @param changed pairs that were taken out, or put in */
export const planOf = (proposal: Proposal | null, changed: Pairs): Plan => ({
  proposed: difference(new Set(proposal?.pairs.map(keyOf)), changed),
  changed,
});

/** What was adjusted, as it is sent with the proposal. */
export function adjustmentsOf(proposal: Proposal, changed: Pairs): { taken_out: Pair[]; put_in: Pair[] } {
  const computed = new Set(proposal.pairs.map(keyOf));
  return {
    taken_out: proposal.pairs.filter((pair) => changed.has(keyOf(pair))),
    put_in: [...changed].filter((key) => !computed.has(key)).map(pairFrom),
  };
}

export function pairFrom(key: string): Pair {
  const [application_id = "", evaluator_id = ""] = key.split(" ");
  return { application_id, evaluator_id };
}

/** The picture with what is proposed counted: how much everyone would have, and what would be missing. */
export function plannedPicture(picture: Picture, { proposed }: Plan): Picture {
  if (proposed.size === 0) return picture;
  const pairs = [...proposed]
    .map(pairFrom)
    // What somebody assigned meanwhile is counted already.
    .filter(({ application_id, evaluator_id }) => !picture.cellOf(application_id, evaluator_id));
  const byApplication = Map.groupBy(pairs, ({ application_id }) => application_id);
  const byEvaluator = Map.groupBy(pairs, ({ evaluator_id }) => evaluator_id);
  const proposedTo = (id: string) => byApplication.get(id)?.length ?? 0;
  return {
    ...picture,
    proposedTo,
    seatsOf: (id) => picture.seatsOf(id) + proposedTo(id),
    missing: (id) => Math.max(0, picture.missing(id) - proposedTo(id)),
    loadOf: (id) => {
      const load = picture.loadOf(id);
      return { ...load, given: load.given + (byEvaluator.get(id)?.length ?? 0) };
    },
  };
}
