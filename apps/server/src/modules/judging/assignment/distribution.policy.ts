/** What is to be distributed: who still needs reviews, and who can give how many. */
export interface Task {
  applications: {
    id: string;
    field: string | null;
    /** How many reviews it still needs. */
    need: number;
    /** Whom it must not get: those who have it already, and those with a conflict of interest. */
    barred: readonly string[];
    /** Whether it may go to anyone, also where others only go to those who know the field. */
    anyone?: boolean;
  }[];
  evaluators: {
    id: string;
    /** How many of the round they have already. */
    load: number;
    /** Most they take; null for no limit. */
    cap: number | null;
    /** Fields they know; none means that they said nothing. */
    fields: readonly string[];
  }[];
  /** Whether only those who know the field get an application, or it is weighed. */
  onlyExperts: boolean;
}

export interface Pair {
  application_id: string;
  evaluator_id: string;
}

/** Applications that the solver need not tell apart: same field, same need, barred to the same people. */
export interface Group {
  applications: string[];
  need: number;
  field: string | null;
  barred: ReadonlySet<string>;
  anyone: boolean;
}

/** How far an evaluator is from a field: 0 knows it, 1 said nothing of themselves, 2 knows others. */
export const distance = (fields: readonly string[], field: string | null): 0 | 1 | 2 => {
  if (fields.length === 0) return 1;
  return field !== null && fields.includes(field) ? 0 : 2;
};

/** Applications sorted into groups, in an order that depends on them alone. */
export function groupsOf({ applications }: Task): Group[] {
  const groups = new Map<string, Group>();
  for (const { id, field, need, barred, anyone = false } of applications.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (need <= 0) continue;
    const key = JSON.stringify([field, need, anyone, barred.toSorted()]);
    const group = groups.get(key) ?? { applications: [], need, field, barred: new Set(barred), anyone };
    group.applications.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A linear program in columns: what each costs, how much of it there may be, and the rows that it counts in. */
export interface Program {
  cost: number[];
  upper: number[];
  rows: [row: number, value: number][][];
  /** What each row adds up to. */
  totals: number[];
  /** Of the columns that give a group's applications to an evaluator: which. */
  gifts: { group: number; evaluator: number; column: number }[];
  /** Columns of loads beyond what was counted one by one: none may be used. */
  tails: number[];
}

/**
 * The distribution as a minimum-cost flow: groups give units to evaluators, and each further unit costs an evaluator more than
 * the one before (the square of the load), which levels the loads. A missing review costs more than any load, a load more
 * than all expertise, so that each is decided before the next. Such programs have whole-numbered optima.
 * @param margin how many units above the level are counted one by one
 */
export function programOf(task: Task, groups: readonly Group[], margin: number): Program {
  const wanted = groups.reduce((sum, { applications, need }) => sum + applications.length * need, 0);
  const held = task.evaluators.reduce((sum, { load }) => sum + load, 0);
  const level = Math.ceil((wanted + held) / Math.max(1, task.evaluators.length)) + margin;
  const unit = 2 * wanted + 1;
  const program: Program = { cost: [], upper: [], rows: [], totals: [], gifts: [], tails: [] };
  const add = (cost: number, upper: number, rows: [number, number][]): number => {
    program.upper.push(upper);
    program.rows.push(rows);
    return program.cost.push(cost) - 1;
  };
  const evaluatorRow = (index: number) => groups.length + index;
  program.totals = [
    ...groups.map(({ applications, need }) => applications.length * need),
    ...task.evaluators.map(() => 0),
  ];
  let highest = 0;
  task.evaluators.forEach(({ load, cap }, index) => {
    const room = Math.max(0, Math.min(cap === null ? wanted : cap - load, wanted));
    const single = Math.min(room, Math.max(0, level - load));
    const costOf = (units: number) => unit * (2 * (load + units) + 1);
    for (let taken = 0; taken < single; taken++) add(costOf(taken), 1, [[evaluatorRow(index), -1]]);
    if (room > single) program.tails.push(add(costOf(single), room - single, [[evaluatorRow(index), -1]]));
    highest = Math.max(highest, costOf(single));
  });
  groups.forEach(({ applications, need, field, barred, anyone }, group) => {
    add(highest + unit, applications.length * need, [[group, 1]]);
    task.evaluators.forEach(({ id, fields, load, cap }, evaluator) => {
      const away = distance(fields, field);
      if (barred.has(id) || (cap !== null && cap <= load) || (task.onlyExperts && !anyone && away !== 0)) return;
      const column = add(away, applications.length, [
        [group, 1],
        [evaluatorRow(evaluator), 1],
      ]);
      program.gifts.push({ group, evaluator, column });
    });
  });
  return program;
}

/**
 * Deals what each evaluator takes of a group to its applications, one after the other: nobody gets the same twice, and
 * applications of a group differ by at most one.
 */
export function dealtPairs(
  task: Task,
  groups: readonly Group[],
  gifts: readonly { group: number; evaluator: number; units: number }[],
): Pair[] {
  const next = groups.map(() => 0);
  const pairs: Pair[] = [];
  for (const { group, evaluator, units } of gifts) {
    const { applications } = groups[group] ?? { applications: [] };
    for (let given = 0; given < units; given++) {
      const place = next[group] ?? 0;
      next[group] = place + 1;
      const application = applications[place % applications.length];
      const taker = task.evaluators[evaluator];
      if (application && taker) pairs.push({ application_id: application, evaluator_id: taker.id });
    }
  }
  return pairs;
}
