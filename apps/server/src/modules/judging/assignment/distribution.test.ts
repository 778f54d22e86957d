import fc from "fast-check";
import loadHighs, { type Highs } from "highs";
import { beforeAll, expect, test } from "vitest";
import { distance, type Pair, type Task } from "./distribution.policy.ts";
import { distribute } from "./solver.service.ts";

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

const FIELDS = ["energy", "maritime", "health"];

const tasks = (applications: number, evaluators: number): fc.Arbitrary<Task> =>
  fc
    .record({
      evaluators: fc.array(
        fc.record({
          load: fc.nat(2),
          cap: fc.option(fc.nat(4), { nil: null }),
          fields: fc.subarray(FIELDS, { maxLength: 2 }),
        }),
        { minLength: 1, maxLength: evaluators },
      ),
      applications: fc.array(
        fc.record({
          field: fc.option(fc.constantFrom(...FIELDS), { nil: null }),
          need: fc.nat(2),
          barred: fc.subarray(
            Array.from({ length: evaluators }, (_, index) => `e${index}`),
            { maxLength: 2 },
          ),
        }),
        { maxLength: applications },
      ),
      onlyExperts: fc.boolean(),
    })
    .map(({ evaluators: people, applications: all, onlyExperts }) => ({
      evaluators: people.map((person, index) => ({ id: `e${index}`, ...person })),
      applications: all.map((application, index) => ({ id: `a${index}`, ...application })),
      onlyExperts,
    }));

/** What is decided first, second and third: missing reviews, the squares of the loads, distance from the fields. */
function worth({ applications, evaluators }: Task, pairs: readonly Pair[]): [number, number, number] {
  const missing = applications.reduce((sum, { need }) => sum + need, 0) - pairs.length;
  const squares = evaluators.reduce((sum, { id, load }) => {
    const total = load + pairs.filter((pair) => pair.evaluator_id === id).length;
    return sum + total * total;
  }, 0);
  const away = pairs.reduce((sum, pair) => {
    const fields = evaluators.find(({ id }) => id === pair.evaluator_id)?.fields ?? [];
    return sum + distance(fields, applications.find(({ id }) => id === pair.application_id)?.field ?? null);
  }, 0);
  return [missing, squares, away];
}

/** Whether an evaluator may get an application at all. */
const allows = ({ onlyExperts }: Task, application: Task["applications"][number], person: Task["evaluators"][number]) =>
  !application.barred.includes(person.id) && (!onlyExperts || distance(person.fields, application.field) === 0);

/** The best of all distributions there are, one by one. */
function best(task: Task): [number, number, number] {
  let found: [number, number, number] | null = null;
  const isBetter = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
  };
  const places = task.applications.flatMap((application) =>
    task.evaluators.filter((person) => allows(task, application, person)).map((person) => ({ application, person })),
  );
  const walk = (at: number, pairs: Pair[]) => {
    const place = places[at];
    if (!place) {
      const value = worth(task, pairs);
      if (!found || isBetter(value, found)) found = value;
      return;
    }
    walk(at + 1, pairs);
    const { application, person } = place;
    const given = pairs.filter((pair) => pair.application_id === application.id).length;
    const taken = pairs.filter((pair) => pair.evaluator_id === person.id).length + person.load;
    if (given >= application.need || (person.cap !== null && taken >= person.cap)) return;
    walk(at + 1, [...pairs, { application_id: application.id, evaluator_id: person.id }]);
  };
  walk(0, []);
  return found ?? [0, 0, 0];
}

test("no conflict, no limit passed, nobody twice, nobody more than they need", () => {
  fc.assert(
    fc.property(tasks(30, 8), (task) => {
      const pairs = distribute(highs, task);
      expect(new Set(pairs.map((pair) => `${pair.application_id} ${pair.evaluator_id}`)).size).toBe(pairs.length);
      for (const pair of pairs) {
        const application = task.applications.find(({ id }) => id === pair.application_id);
        const person = task.evaluators.find(({ id }) => id === pair.evaluator_id);
        expect(application && person && allows(task, application, person)).toBe(true);
      }
      for (const { id, need } of task.applications)
        expect(pairs.filter((pair) => pair.application_id === id).length).toBeLessThanOrEqual(need);
      for (const { id, load, cap } of task.evaluators) {
        const given = pairs.filter((pair) => pair.evaluator_id === id).length;
        expect(given === 0 || cap === null || load + given <= cap).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test("is as good as the best of all distributions", () => {
  fc.assert(
    fc.property(tasks(4, 3), (task) => {
      expect(worth(task, distribute(highs, task))).toEqual(best(task));
    }),
    { numRuns: 150 },
  );
});

test("loads differ by at most one where nothing stands against it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 3, max: 12 }), (applications, evaluators) => {
      const task: Task = {
        applications: Array.from({ length: applications }, (_, index) => ({
          id: `a${index}`,
          field: FIELDS[index % 3] ?? null,
          need: 3,
          barred: [],
        })),
        evaluators: Array.from({ length: evaluators }, (_, index) => ({
          id: `e${index}`,
          load: 0,
          cap: null,
          fields: index % 2 === 0 ? ["energy"] : [],
        })),
        onlyExperts: false,
      };
      const pairs = distribute(highs, task);
      const loads = task.evaluators.map(({ id }) => pairs.filter((pair) => pair.evaluator_id === id).length);
      expect(pairs).toHaveLength(applications * 3);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});
