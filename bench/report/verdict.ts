/**
 * Whether a goal is reached that each run reaches or misses: what else the machine does spoils a run now and then, so most of them decide.
 * @returns how many reached it, in words
 */
export function verdictOf(runs: readonly boolean[]): { figure: string; isReached: boolean } {
  const reached = runs.filter(Boolean).length;
  return { figure: `${reached} of ${runs.length} runs`, isReached: reached * 2 > runs.length };
}
