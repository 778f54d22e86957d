import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { ROUND_MAX } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { m } from "#messages";
import { conflictText } from "./conflict-words.ts";
import { type Evaluator, type MatrixPair, pairKey, type Picture } from "./matrix-picture.ts";
import { adjustmentsOf, difference, type Pairs, type Plan, plannedPicture } from "./plan.ts";

interface Situation {
  proposal: Proposal;
  plan: Plan;
  /** What stands, without what is proposed. */
  picture: Picture;
  /** Of the round; whoever has a limit of their own goes by that. */
  loadCap: number | null;
}

export interface Flip {
  changed: Pairs;
  /** Whom it could not be put in for, and why. */
  refused: string[];
}

/** So many reasons are told at once. */
const TOLD = 3;
const keyOf = ({ application, evaluator }: MatrixPair) => pairKey(application.id, evaluator.id);

/**
 * Puts pairs into a proposal; where none of them can be, those that are in it are taken out.
 * @returns what is changed by hand then; null where all of these are assigned for real, or were
 */
export function flip(pairs: readonly MatrixPair[], situation: Situation): Flip | null {
  const { proposal, plan, picture } = situation;
  const open = pairs.filter(({ application, evaluator }) => !picture.cellOf(application.id, evaluator.id));
  if (open.length === 0) return null;
  const isIn = (pair: MatrixPair) => plan.proposed.has(keyOf(pair));
  const { fitting, full, barred } = sorted(
    open.filter((pair) => !isIn(pair)),
    situation,
  );
  const flipped = fitting.length > 0 ? fitting : open.filter(isIn);
  // Of many what may never be is passed over without a word, as in assigning by hand.
  const against = flipped.length > 0 ? (fitting.length > 0 ? full : []) : [...barred, ...full];
  const refused = [...new Set(against)].slice(0, TOLD);
  const changed = difference(plan.changed, flipped.map(keyOf));
  const { taken_out, put_in } = adjustmentsOf(proposal, changed);
  return Math.max(taken_out.length, put_in.length) > ROUND_MAX.adjustments
    ? { changed: plan.changed, refused: [m.judging_adjusted_max({ max: ROUND_MAX.adjustments })] }
    : { changed, refused };
}

/** Pairs that can be put in, one after the other, and why the others cannot. */
function sorted(pairs: readonly MatrixPair[], { plan, picture, loadCap }: Situation) {
  const planned = plannedPicture(picture, plan);
  const loads = new Map<string, number>();
  const [fitting, full, barred]: [MatrixPair[], string[], string[]] = [[], [], []];
  for (const pair of pairs) {
    const { id, name } = pair.evaluator;
    const load = loads.get(id) ?? planned.loadOf(id).given;
    const [bar, limit] = [barText(picture, pair), limitText(pair.evaluator, loadCap, load)];
    if (bar !== null) barred.push(`${name}: ${bar}`);
    else if (limit !== null) full.push(`${name}: ${limit}`);
    else {
      loads.set(id, load + 1);
      fitting.push(pair);
    }
  }
  return { fitting, full, barred };
}

/** What keeps a pair apart; null where nothing does. */
function barText(picture: Picture, { application, evaluator }: MatrixPair): string | null {
  if (!evaluator.may_take) return m.judging_evaluator_gone();
  if (!application.is_open) return m.judging_pair_closed();
  const conflict = picture.conflictOf(application.id, evaluator.id);
  return conflict === undefined ? null : conflictText(conflict);
}

/** That someone takes no more than they have; null where they do. */
function limitText({ cap }: Evaluator, loadCap: number | null, load: number): string | null {
  const most = cap ?? loadCap;
  if (most === null || load < most) return null;
  return `${m.judging_short_full()}, ${m.judging_pair_of_cap({ given: load, cap: most })}`;
}
