import type {
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { LIBRARY, LIBRARY_KEYS } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { joinsReadWith } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { expect, test } from "vitest";
import { stepLabels } from "./step-labels.ts";

const NAME = { el: "Βήμα", en: "Step" };
const TYPES: Record<string, "start" | "end" | "split" | "join"> = { s: "start", x: "end", o: "split", j: "join" };

/** A step by its id: what begins with c is a condition, with s, x, o or j a mark of the way, all else waits. */
function step(id: string): WorkflowNode {
  const type = TYPES[id[0] ?? ""];
  if (type) return { id, type, name: NAME, tells: NAME };
  if (id.startsWith("c")) return { id, type: "condition", name: NAME, tells: NAME, condition: null };
  return { id, type: "wait", name: NAME, tells: NAME, working_days: 1 };
}

/** Ways as "from to", "from outcome to", the last with a number at most so often. */
function workflow(nodes: string, ...ways: string[]): WorkflowDefinition {
  const edges = ways.map((way): WorkflowEdge => {
    const [from = "", ...rest] = way.split(" ");
    const max = Number(rest.at(-1));
    const named = Number.isNaN(max) ? rest : rest.slice(0, -1);
    const on = (named.length > 1 ? named[0] : "next") as Outcome;
    return { from, on, to: named.at(-1) ?? "", max: Number.isNaN(max) ? null : max };
  });
  return { nodes: nodes.split(" ").map(step), edges };
}

const labels = (definition: WorkflowDefinition, language: "el" | "en" = "el") =>
  Object.fromEntries(stepLabels(definition, language));

test("steps of a branch are numbered below the step that it is of, and the line goes on behind it", () => {
  const definition = workflow("s a c b d e x", "s a", "a c", "c met b", "b d", "d e", "c not_met e", "e x");
  expect(labels(definition)).toEqual({ s: "1", a: "2", c: "3", b: "3.1", d: "3.2", e: "4", x: "5" });
});

test("what goes back takes no number of its own", () => {
  const definition = workflow("s a c b e x", "s a", "a c", "c met b", "b a 2", "b exceeded e", "c not_met e", "e x");
  expect(labels(definition)).toEqual({ s: "1", a: "2", c: "3", b: "3.1", e: "4", x: "5" });
});

test("branches side by side have letters, of the reader's alphabet; one of several steps numbers them", () => {
  const definition = workflow("s o a b d j e x", "s o", "o a", "o b", "a j", "b d", "d j", "j e", "e x");
  expect(labels(definition)).toEqual({
    s: "1",
    o: "2",
    a: "2α",
    b: "2β.1",
    d: "2β.2",
    // «When both are done» is the beginning of the step behind it.
    j: "3",
    e: "3",
    x: "4",
  });
  expect(labels(definition, "en")).toMatchObject({ a: "2a", b: "2b.1", d: "2b.2" });
});

test("branches within branches follow the same rule", () => {
  const inner = ["o c", "c met o2", "o2 a", "o2 b", "a j2", "b j2", "j2 d", "d j", "c not_met j", "o e", "e j"];
  const definition = workflow("s o c o2 a b j2 d e j x", "s o", ...inner, "j x");
  expect(labels(definition)).toEqual({
    s: "1",
    o: "2",
    c: "2α",
    o2: "2α.1",
    a: "2α.1α",
    b: "2α.1β",
    j2: "2α.2",
    d: "2α.2",
    e: "2β",
    j: "3",
    x: "4",
  });
});

test("what nothing leads to is numbered behind all else", () => {
  const definition = workflow("s lost a x other", "s a", "a x", "lost other");
  expect(labels(definition)).toEqual({ s: "1", a: "2", x: "3", lost: "4", other: "5" });
});

test("beyond the last letter come two", () => {
  const many = Array.from({ length: 28 }, (_, index) => `a${index}`);
  const definition = workflow(
    ["s", "o", ...many, "j"].join(" "),
    "s o",
    ...many.flatMap((id) => [`o ${id}`, `${id} j`]),
  );
  expect(labels(definition)).toMatchObject({ a0: "2α", a23: "2ω", a24: "2αα", a27: "2αδ" });
  expect(labels(definition, "en")).toMatchObject({ a25: "2z", a26: "2aa" });
});

test.each(LIBRARY_KEYS)("no two steps of the workflow %s that are read by themselves have the same label", (key) => {
  const { definition } = LIBRARY[key];
  const all = stepLabels(definition, "el");
  expect(all.size).toBe(definition.nodes.length);
  const joins = joinsReadWith(definition);
  const own = definition.nodes.flatMap(({ id }) => (joins.has(id) ? [] : [all.get(id)]));
  expect(new Set(own).size).toBe(own.length);
});

test("a join is read by itself before an end, before another join, and where something else leads to what follows it", () => {
  const ways = ["s o", "o a", "o b", "a j", "b j"];
  expect([...joinsReadWith(workflow("s o a b j x", ...ways, "j x")).keys()]).toEqual([]);
  expect([...joinsReadWith(workflow("s o a b j e x", ...ways, "j e", "e x")).keys()]).toEqual(["j"]);
  const other = workflow("s c o a b j e x", "s c", "c met o", "c not_met e", ...ways.slice(1), "j e", "e x");
  expect([...joinsReadWith(other).keys()]).toEqual([]);
  // What only comes back there was there before.
  const back = workflow("s o a b j e c x", ...ways, "j e", "e c", "c met x", "c not_met e 2", "c failed x");
  expect([...joinsReadWith(back).keys()]).toEqual(["j"]);
});
