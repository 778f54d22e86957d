import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LIBRARY, LIBRARY_KEYS } from "../library/library.taxonomy.ts";
import {
  workflowDefinition,
  type WorkflowDefinition,
  type WorkflowEdge,
  type WorkflowNode,
} from "./definition.schema.ts";
import type { Outcome } from "./definition.taxonomy.ts";
import { beginFlow, leave, type Flow, type Token } from "./flow.policy.ts";
import { lintDefinition } from "./lint.policy.ts";

const said = { el: "Βήμα", en: "Step" };
const none = { el: "", en: "" };
const mark = (id: string, type: "start" | "split" | "join" | "end"): WorkflowNode => ({
  id,
  type,
  name: said,
  tells: none,
});
const wait = (id: string): WorkflowNode => ({ id, type: "wait", name: said, tells: none, working_days: 1 });
const approval = (id: string): WorkflowNode => ({
  id,
  type: "approval",
  name: said,
  tells: none,
  assignee: { kind: "managers" },
  due_days: 1,
  remind_days: null,
  escalation: null,
  not_by: [],
});
const way = (from: string, to: string, on: Outcome = "next", max: number | null = null): WorkflowEdge => ({
  from,
  on,
  to,
  max,
});

/** A part of a workflow with one way in and one way out. */
interface Part {
  nodes: WorkflowNode[];
  edges: WorkflowEdge[];
  first: string;
  last: string;
}

let made = 0;
const fresh = (kind: string) => `${kind}_${(made += 1)}`;
const single = (): Part => {
  const id = fresh("wait");
  return { nodes: [wait(id)], edges: [], first: id, last: id };
};
const sequence = (parts: Part[]): Part => ({
  nodes: parts.flatMap(({ nodes }) => nodes),
  edges: [
    ...parts.flatMap(({ edges }) => edges),
    ...parts.slice(1).map((part, index) => way(parts[index]?.last ?? "", part.first)),
  ],
  first: parts[0]?.first ?? "",
  last: parts.at(-1)?.last ?? "",
});
const parallel = (parts: Part[]): Part => {
  const [split, join] = [fresh("split"), fresh("join")];
  return {
    nodes: [mark(split, "split"), mark(join, "join"), ...parts.flatMap(({ nodes }) => nodes)],
    edges: parts.flatMap(({ edges, first, last }) => [...edges, way(split, first), way(last, join)]),
    first: split,
    last: join,
  };
};
/** Approved it goes on, rejected the part is done again, at most so often. */
const loop = (part: Part, max: number): Part => {
  const [id, after] = [fresh("approval"), fresh("wait")];
  return {
    nodes: [...part.nodes, approval(id), wait(after)],
    edges: [
      ...part.edges,
      way(part.last, id),
      way(id, after, "approved"),
      way(id, part.first, "rejected", max),
      way(id, after, "exceeded"),
    ],
    first: part.first,
    last: after,
  };
};

const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, depthIdentifier: "part" },
    fc.constant(null).map(single),
    fc.array(tie("part"), { minLength: 1, maxLength: 3 }).map(sequence),
    fc.array(tie("part"), { minLength: 2, maxLength: 3 }).map(parallel),
    fc.tuple(tie("part"), fc.integer({ min: 1, max: 3 })).map(([inner, max]) => loop(inner, max)),
  ),
}));

const whole = (inner: Part): WorkflowDefinition => ({
  nodes: [mark("start", "start"), ...inner.nodes, mark("end", "end")],
  edges: [way("start", inner.first), ...inner.edges, way(inner.last, "end")],
});

/** Walks a case to its end, the next token by chance. @returns where it was, in order */
function walk(definition: WorkflowDefinition, pick: (count: number) => number): { flow: Flow; visits: Token[] } {
  let { flow, entered, trouble } = beginFlow(definition);
  const visits = [...entered];
  for (let steps = 0; flow.ended === null && steps < 2000; steps += 1) {
    expect(trouble).toBeNull();
    const standing = flow.tokens.filter(({ node }) => !node.startsWith("join"));
    // Whoever waits at a join waits for someone who is still under way.
    expect(standing.length).toBeGreaterThan(0);
    const token = standing[pick(standing.length)];
    if (!token) throw new Error("Nobody stands anywhere.");
    const outcome = token.node.startsWith("approval") ? (["approved", "rejected"] as const)[pick(2)] : "next";
    ({ flow, entered, trouble } = leave(definition, flow, token.id, outcome ?? "next"));
    visits.push(...entered);
  }
  return { flow, visits };
}

describe("a walk through any workflow that is sound", () => {
  test("ends, loses no branch, and goes through each join once for each split", () => {
    fc.assert(
      fc.property(part, fc.infiniteStream(fc.nat()), (inner, chance) => {
        const definition = whole(inner);
        expect(lintDefinition(definition).filter(({ isError }) => isError)).toEqual([]);
        const { flow, visits } = walk(definition, (count) => (chance.next().value ?? 0) % count);
        expect(flow).toMatchObject({ ended: "end", tokens: [], splits: {} });
        // Without rounds, everybody comes everywhere exactly once.
        const hasRounds = definition.nodes.some(({ type }) => type === "approval");
        const waits = definition.nodes.filter(({ type }) => type === "wait").map(({ id }) => id);
        const seen = visits.map(({ node }) => node).toSorted();
        expect(hasRounds || seen.join() === waits.toSorted().join()).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("a token that left already moves nothing", () => {
    const definition = whole(parallel([single(), single()]));
    const begun = beginFlow(definition);
    const [token] = begun.entered;
    const moved = leave(definition, begun.flow, token?.id ?? 0, "next");
    expect(leave(definition, moved.flow, 999, "next")).toEqual({ flow: moved.flow, entered: [], trouble: null });
  });
});

test("an end ends the whole case, other branches included", () => {
  const definition: WorkflowDefinition = {
    nodes: [mark("start", "start"), mark("split_a", "split"), wait("wait_a"), wait("wait_b"), mark("end", "end")],
    edges: [
      way("start", "split_a"),
      way("split_a", "wait_a"),
      way("split_a", "wait_b"),
      way("wait_a", "end"),
      way("wait_b", "end"),
    ],
  };
  const { flow } = beginFlow(definition);
  const [first] = flow.tokens;
  expect(leave(definition, flow, first?.id ?? 0, "next").flow).toMatchObject({ ended: "end", tokens: [] });
  expect(lintDefinition(definition).map(({ code }) => code)).toContain("ends_others");
});

describe("what is wrong is named with its place", () => {
  const sound = () => whole(single());
  const step = (definition: WorkflowDefinition) => definition.nodes[1]?.id ?? "";
  test.each<[string, (definition: WorkflowDefinition) => WorkflowDefinition, string]>([
    ["nothing at all", () => ({ nodes: [], edges: [] }), "no_start"],
    ["two starts", (one) => ({ ...one, nodes: [...one.nodes, mark("again", "start")] }), "no_start"],
    ["a step twice", (one) => ({ ...one, nodes: [...one.nodes, wait(step(one))] }), "same_id"],
    [
      "a way to nowhere",
      (one) => ({ ...one, edges: [...one.edges, way(step(one), "nowhere", "timeout")] }),
      "unknown_step",
    ],
    [
      "an island",
      (one) => ({ nodes: [...one.nodes, wait("island")], edges: [...one.edges, way("island", "end")] }),
      "unreachable",
    ],
    ["a dead end", (one) => ({ ...one, edges: one.edges.filter(({ from }) => from === "start") }), "no_way_out"],
    [
      "a round without a bound",
      (one) => ({ ...one, edges: [way("start", step(one)), way(step(one), step(one))] }),
      "endless",
    ],
    [
      "a join without a split",
      (one) => ({ ...one, nodes: one.nodes.map((node) => (node.type === "wait" ? mark(node.id, "join") : node)) }),
      "unbalanced",
    ],
    [
      "a step without a name",
      (one) => ({ ...one, nodes: one.nodes.map((node) => ({ ...node, name: none })) }),
      "unnamed",
    ],
    [
      "half a translation",
      (one) => ({ ...one, nodes: one.nodes.map((node) => ({ ...node, tells: { el: "Ναι", en: "" } })) }),
      "untranslated",
    ],
  ])("%s", (_, spoil, code) => {
    expect(lintDefinition(spoil(sound())).map((note) => note.code)).toContain(code);
  });

  test("what is sound has nothing", () => {
    expect(lintDefinition(sound())).toEqual([]);
  });
});

test("hostile definitions are refused or read quickly", () => {
  const nodes = Array.from({ length: 10_000 }, (_, index) => wait(`wait_${index}`));
  expect(workflowDefinition.safeParse({ nodes, edges: [] }).success).toBe(false);
  const many = nodes.slice(0, 200);
  const edges = many
    .slice(0, 199)
    .flatMap((node, index) => [0, 1, 2].map((skip) => way(node.id, many[(index + skip + 1) % 200]?.id ?? "")));
  const began = performance.now();
  lintDefinition({ nodes: many, edges });
  expect(performance.now() - began).toBeLessThan(2000);
});

test.each(LIBRARY_KEYS)("the library's %s is sound and said in both languages", (key) => {
  const { definition } = LIBRARY[key];
  expect(workflowDefinition.safeParse(definition).success).toBe(true);
  expect(lintDefinition(definition)).toEqual([]);
});
