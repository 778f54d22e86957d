import type { Condition } from "@kerkis/contract/core/conditions/conditions.ts";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DEFINITION_MAX } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { step, way } from "../workflows.factory.ts";

/** Longer than this nothing that is refused may take. */
const SOON_MS = 3000;
const MANY = 10_000;
const NAME = { el: "Εχθρική", en: "Hostile" };

let server: TestServer;
let cast: ProcessCast;

beforeAll(async () => {
  ({ server, cast } = await twoOrganizations());
});
afterAll(() => server?.close());

const START: WorkflowNode = { ...step("start"), type: "start" };
const END: WorkflowNode = { ...step("end"), type: "end" };
const asks = (condition: Condition): WorkflowDefinition => ({
  nodes: [START, { ...step("if"), type: "condition", condition }, END],
  edges: [way("start", "if"), way("if", "end", "met"), way("if", "end", "not_met")],
});
const LEAF: Condition = { fact: "stage", is: "answered" };
const deep = (levels: number): Condition =>
  Array.from({ length: levels }).reduce<Condition>((inner) => ({ not: inner }), LEAF);
/** Parts of parts, as wide as each level may be. */
const wide = (levels: number): Condition => (levels === 0 ? LEAF : { all: Array(20).fill(wide(levels - 1)) });

async function draft(): Promise<{ id: string; version: number }> {
  const { workflows } = cast.owner.api;
  const { id } = await workflows.createTemplate({ library: null, name: NAME });
  return { id, version: (await workflows.template({ id })).version };
}

const HOSTILE: Record<string, () => WorkflowDefinition> = {
  "ten thousand steps": () => ({
    nodes: Array.from({ length: MANY }, (_, n) => ({ ...step(`s${n}`), type: "split" as const })),
    edges: [],
  }),
  "ten thousand ways": () => ({ nodes: [START, END], edges: Array(MANY).fill(way("start", "end")) }),
  "a condition in conditions, a thousand deep": () => asks(deep(1000)),
  "conditions twenty wide on every level": () => asks(wide(4)),
  "a name of a hundred thousand letters": () => ({
    nodes: [{ ...START, name: { el: "α".repeat(100_000), en: "" } }],
    edges: [],
  }),
  "a step that is called like a prototype": () => ({ nodes: [{ ...START, id: "__proto__" }], edges: [] }),
};

test.each(Object.entries(HOSTILE))("%s are refused at once, and the draft stays as it was", async (_, definition) => {
  const { workflows } = cast.owner.api;
  const { id, version } = await draft();
  const before = await workflows.template({ id });
  const given = definition();
  const began = performance.now();
  await expect(workflows.saveTemplate({ id, version, name: NAME, definition: given })).rejects.toMatchObject({
    code: expect.stringMatching(/^input\.(invalid|too_large)$/),
  });
  expect(performance.now() - began).toBeLessThan(SOON_MS);
  expect(await workflows.template({ id })).toEqual(before);
});

test("as many steps as there may be are published, run through at once, and what goes round without a wait is not", async () => {
  const { workflows } = cast.owner.api;
  const told = Array.from({ length: DEFINITION_MAX.nodes - 2 }, (_, n): WorkflowNode => ({
    ...step(`constructor${n}`),
    type: "condition",
    condition: deep(5),
  }));
  const chain = ["start", ...told.map(({ id }) => id), "end"];
  const edges = chain.slice(1).flatMap((to, index) => {
    const from = chain[index] ?? "";
    return index === 0 ? [way(from, to)] : [way(from, to, "met"), way(from, to, "not_met")];
  });
  const definition = { nodes: [START, ...told, END], edges };
  const { id, version } = await draft();
  const saved = await workflows.saveTemplate({ id, version, name: NAME, definition });
  const { number } = await workflows.publishTemplate({ id, version: saved.version });
  expect(number).toBe(1);
  const began = performance.now();
  const one = await workflows.startCase({ id, title: "Through" });
  expect(performance.now() - began).toBeLessThan(SOON_MS * 2);
  expect(await workflows.instance({ id: one.id })).toMatchObject({ status: "completed" });

  const round = edges.map((edge) =>
    edge.to === "end" && edge.on === "not_met" ? Object.assign({}, edge, { to: chain[1] ?? "" }) : edge,
  );
  const other = await draft();
  const kept = await workflows.saveTemplate({ ...other, name: NAME, definition: { ...definition, edges: round } });
  await expect(workflows.publishTemplate({ id: other.id, version: kept.version })).rejects.toMatchObject({
    code: "workflow.not_publishable",
  });
});
