import { matchOf } from "./cell-look.ts";
import type { Application, Evaluator, Picture } from "./matrix-picture.ts";
import type { Pairs } from "./plan.ts";

interface Situation {
  picture: Picture;
  proposed: Pairs;
  /** Of the round; whoever has a limit of their own goes by that. */
  loadCap: number | null;
  onlyExperts: boolean;
}

/** How many someone would have, with what is proposed. */
function loadWith({ picture, proposed }: Situation, evaluatorId: string): number {
  const given = [...proposed].filter((pair) => pair.endsWith(` ${evaluatorId}`)).length;
  return picture.loadOf(evaluatorId).given + given;
}

/**
 * Who could take an application but for their limit: those who know its field first, then whoever has least.
 * @returns null where nobody is held back by a limit alone
 */
export function nextAtCap(
  situation: Situation,
  application: Application,
): { evaluator: Evaluator; cap: number } | null {
  const { picture, proposed, loadCap, onlyExperts } = situation;
  const [found] = picture.evaluators
    .filter(
      ({ id, may_take }) =>
        may_take &&
        !picture.cellOf(application.id, id) &&
        picture.conflictOf(application.id, id) === undefined &&
        !proposed.has(`${application.id} ${id}`),
    )
    .flatMap((evaluator) => {
      const cap = evaluator.cap ?? loadCap;
      const load = loadWith(situation, evaluator.id);
      const knows = matchOf(application, evaluator) === "knows";
      return cap === null || load < cap || (onlyExperts && !knows) ? [] : [{ evaluator, cap, load, knows }];
    })
    .toSorted((one, other) => Number(other.knows) - Number(one.knows) || one.load - other.load);
  return found ? { evaluator: found.evaluator, cap: found.cap } : null;
}
