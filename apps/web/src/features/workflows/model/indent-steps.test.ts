import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { outlineOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { INSERTED, type Inserted, insertAfter, moveStep } from "./edit-steps.ts";
import { indentStep } from "./indent-steps.ts";

const name = { el: "Βήμα", en: "Step" };
const START: WorkflowDefinition = {
  nodes: [
    { id: "start", type: "start", name, tells: name },
    { id: "end", type: "end", name, tells: name },
  ],
  edges: [{ from: "start", on: "next", to: "end", max: null }],
};

/** Puts steps in, each behind the named one. */
function built(...steps: readonly [after: string, kind: Inserted][]): WorkflowDefinition {
  let definition = START;
  for (const [after, kind] of steps) {
    const behind = definition.nodes.find(({ id }) => id === after);
    if (!behind) throw new Error(`There is no ${after}.`);
    ({ definition } = insertAfter(definition, behind, kind, name));
  }
  return definition;
}

/** How a definition is read: a step of a branch stands behind a dash for each branch it is in. */
const read = (definition: WorkflowDefinition | null) =>
  definition && outlineOf(definition).map(({ node, depth }) => "-".repeat(depth) + node.id);

const edgesOf = (definition: WorkflowDefinition | null) =>
  definition?.edges.map(({ from, on, to, max }) => `${from} ${on} ${to} ${max}`).toSorted();

function indented(definition: WorkflowDefinition | null, id: string, isInto: boolean): WorkflowDefinition | null {
  const node = definition?.nodes.find((step) => step.id === id);
  return definition && node ? indentStep(definition, node, isInto) : null;
}

test("the steps of branches stand below the split, and behind them what comes after they joined", () => {
  const two = built(["start", "parallel"], ["join", "form"], ["review", "checklist"]);
  expect(read(two)).toEqual(["start", "split", "-review", "-checklist", "-review_2", "join", "form", "end"]);
});

test("a step goes into the last of the branches before it, and out of it again", () => {
  const two = built(["start", "parallel"], ["join", "form"]);
  const into = indented(two, "form", true);
  expect(read(into)).toEqual(["start", "split", "-review", "-review_2", "-form", "join", "end"]);
  expect(into?.edges).toContainEqual({ from: "review_2", on: "next", to: "form", max: null });
  const out = indented(into, "form", false);
  expect(read(out)).toEqual(read(two));
  expect(indented(two, "review", true)).toBeNull();
  // It is all that its branch has.
  expect(indented(two, "review_2", false)).not.toBeNull();
  expect(indented(two, "split", true)).toBeNull();
});

test("what is not met has a branch: a step that goes into it is done then alone, and goes out of it again", () => {
  const asked = built(["start", "condition"], ["condition", "mail"], ["mail", "notify"]);
  expect(read(asked)).toEqual(["start", "condition", "mail", "notify", "end"]);
  const into = indented(asked, "mail", true);
  expect(read(into)).toEqual(["start", "condition", "-mail", "notify", "end"]);
  expect(into?.edges).toContainEqual({ from: "condition", on: "not_met", to: "mail", max: null });
  expect(into?.edges).toContainEqual({ from: "mail", on: "next", to: "end", max: null });
  expect(into?.edges).toContainEqual({ from: "condition", on: "met", to: "notify", max: null });
  expect(read(indented(into, "mail", false))).toEqual(read(asked));
  // Were both done then alone, they would be the line themselves.
  expect(indented(into, "notify", true)).toBeNull();
});

test("a step goes into no branch of one that stands beside it, for that is done at the same time", () => {
  const beside = built(["start", "parallel"], ["review", "condition"]);
  expect(read(beside)).toEqual(["start", "split", "-review", "-condition", "-review_2", "join", "end"]);
  expect(indented(beside, "review_2", true)).toBeNull();
  // On its own line it does: what follows a condition is done where it is met alone, until it goes out of there.
  const before = built(["start", "parallel"], ["review_2", "condition"], ["condition", "mail"]);
  expect(read(before)).toContain("--mail");
  const out = indented(before, "mail", false);
  expect(read(out)).toContain("-mail");
  expect(read(indented(out, "mail", true))).toContain("--mail");
});

test("a step whose own branches end where all is over goes out of a branch that ends there too", () => {
  const twice = built(["start", "approval"], ["approval", "condition"], ["condition", "form"]);
  const into = indented(twice, "condition", true);
  expect(read(into)).toEqual(["start", "approval", "-condition", "form", "end"]);
  expect(edgesOf(indented(into, "condition", false))).toEqual(edgesOf(twice));
});

test("a step after which one goes on only when it is refused stays where it is", () => {
  const asked = built(["start", "condition"], ["condition", "approval"], ["approval", "mail"]);
  const edges = asked.edges.map((edge) => {
    if (edge.from !== "approval") return edge;
    return { ...edge, to: edge.on === "approved" ? "end" : "mail" };
  });
  const refused = { nodes: asked.nodes, edges };
  expect(read(refused)).toEqual(["start", "condition", "approval", "mail", "end"]);
  // Taken out, the approved would be asked for more, and the refused done.
  expect(indented(refused, "approval", true)).toBeNull();
});

test("a way that only leads back is a branch, whatever it is called", () => {
  const back = built(
    ["start", "form"],
    ["form", "condition"],
    ["condition", "mail"],
    ["mail", "notify"],
    ["notify", "review"],
  );
  const edges = back.edges.map((edge) => {
    if (edge.from === "condition" && edge.on === "not_met") return { ...edge, to: "notify" };
    return edge.from === "mail" ? { ...edge, to: "form", max: 2 } : edge;
  });
  const rounds = { nodes: back.nodes, edges };
  expect(read(rounds)).toEqual(["start", "form", "condition", "-mail", "notify", "review", "end"]);
  // Into it, it is before what leads back; out of it, behind.
  const into = indented(rounds, "notify", true);
  expect(into?.edges).toContainEqual({ from: "notify", on: "next", to: "form", max: 2 });
  expect(into?.edges).toContainEqual({ from: "mail", on: "next", to: "notify", max: null });
  expect(read(indented(into, "notify", false))).toEqual(read(rounds));
});

test("a step goes into no branch that it would not come out of to where it was", () => {
  const given = built(["start", "form"], ["form", "approval"], ["approval", "mail"], ["mail", "notify"]);
  const edges = given.edges.map((edge) =>
    edge.from === "approval" && edge.on === "rejected" ? { ...edge, to: "notify" } : edge,
  );
  // Out of the rejected's branch, the rejected would come through it as well.
  expect(indented({ nodes: given.nodes, edges }, "mail", true)).toBeNull();
});

test("wherever a step can go in the ready workflows, they stay sound and the way back leads back", () => {
  let moves = 0;
  for (const { definition } of Object.values(LIBRARY)) {
    const errors = (one: WorkflowDefinition) => lintDefinition(one).filter(({ isError }) => isError);
    for (const { id } of definition.nodes) {
      for (const isInto of [true, false]) {
        const moved = indented(definition, id, isInto);
        if (!moved) continue;
        moves += 1;
        expect(errors(moved)).toEqual(errors(definition));
        expect(moved.nodes).toBe(definition.nodes);
        const depth = (one: WorkflowDefinition) => outlineOf(one).find(({ node }) => node.id === id)?.depth ?? 0;
        expect(Math.sign(depth(moved) - depth(definition))).toBe(isInto ? 1 : -1);
      }
    }
  }
  expect(moves).toBeGreaterThan(5);
});

/** Steps put in, moved, and moved into branches and out, one after another. */
const edited = fc
  .array(fc.tuple(fc.constantFrom("insert", "insert", "insert", "move", "indent"), fc.nat(40), fc.nat(40)), {
    maxLength: 14,
  })
  .map((changes) =>
    changes.reduce((definition, [change, at, which]): WorkflowDefinition => {
      const node = definition.nodes[at % definition.nodes.length];
      const kind = INSERTED[which % INSERTED.length];
      if (!node || !kind) return definition;
      if (change === "insert") return insertAfter(definition, node, kind, name).definition;
      const move = change === "move" ? moveStep : indentStep;
      return move(definition, node, which % 2 === 0) ?? definition;
    }, START),
  );

test("however a workflow came to be, a step that went into a branch leaves nothing unsound, and comes out of it to where it was", () => {
  const errorsOf = (definition: WorkflowDefinition) =>
    lintDefinition(definition).flatMap(({ isError, code, node }) => (isError ? [`${code} ${node}`] : []));
  fc.assert(
    fc.property(edited, (definition) => {
      for (const { id } of definition.nodes) {
        const into = indented(definition, id, true);
        if (!into) continue;
        expect(errorsOf(into).toSorted()).toEqual(errorsOf(definition).toSorted());
        expect(into.edges).toHaveLength(definition.edges.length);
        // To a step that several ways led to only the one that goes on leads again.
        const isAlone = definition.edges.filter(({ to }) => to === id).length === 1;
        const out = isAlone ? indented(into, id, false) : null;
        expect(edgesOf(out ?? definition)).toEqual(edgesOf(definition));
      }
    }),
    { numRuns: 500 },
  );
});
