import { SetupProblem } from "../../apps/server/src/platform/config/setup-problem.ts";

/** One check of the gate. `check` returns what is wrong, or an empty text. */
export type Step = {
  name: string;
  check: () => Promise<string>;
  /** Names of the steps whose work this one needs. */
  after?: readonly string[];
};

export type Outcome = { name: string; found: string; seconds: number };

/** The steps that `names` ask for, with those that they need; all steps when nothing is named.
 * @throws SetupProblem when a name is none */
export function chosen(steps: readonly Step[], names: readonly string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new SetupProblem(`There is no check «${unknown}». They are ${steps.map(({ name }) => name).join(", ")}.`);
  }
  const wanted = new Set(names.length > 0 ? names : steps.map(({ name }) => name));
  // A set that grows while it is read is read to its end.
  for (const name of wanted) steps.find((step) => step.name === name)?.after?.forEach((needed) => wanted.add(needed));
  return steps.filter(({ name }) => wanted.has(name));
}

async function timed({ name, check }: Step): Promise<Outcome> {
  const since = performance.now();
  const found = await check().catch((error: unknown) =>
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
  return { name, found, seconds: (performance.now() - since) / 1000 };
}

/**
 * Runs the steps side by side, at most `width` at a time, each once what it needs is done; what it needs may have failed.
 * @param report called with each outcome as it comes
 */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<Outcome>>();
  const done: Outcome[] = [];
  const isDone = (name: string): boolean => done.some((outcome) => outcome.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every(isDone));
    if (next >= 0 && running.size < width) {
      for (const step of waiting.splice(next, 1)) running.set(step.name, timed(step));
      continue;
    }
    const outcome = await Promise.race(running.values());
    running.delete(outcome.name);
    done.push(outcome);
    report(outcome);
  }
  return done;
}
