import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { createWorkflow, reviewsBy, step, way } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;

beforeAll(async () => {
  ({ server, cast } = await twoOrganizations());
});
afterAll(() => server?.close());

const says = (id: string) => step(id, { el: id, en: id });

/** A first look, then large cases are checked and all others are not; where nobody can tell they may go a way of their own. */
function bySize(fact: string, others: WorkflowDefinition["edges"] = []): WorkflowDefinition {
  const tasks = reviewsBy({ look: "evaluator", check: "evaluator", ask: "evaluator" }).nodes.filter(
    ({ type }) => type === "review",
  );
  return {
    nodes: [
      { ...step("start"), type: "start" },
      ...tasks.map((node) => Object.assign({}, node, says(node.id))),
      { ...step("large"), type: "condition", condition: { fact, is: "at_least", value: 500_000 } },
      { ...says("end"), type: "end" },
    ],
    edges: [
      way("start", "look"),
      way("look", "large"),
      way("large", "check", "met"),
      way("large", "end", "not_met"),
      way("check", "end"),
      way("ask", "end"),
      ...others,
    ],
  };
}

test("what comes next goes the way that the case will go where the application leaves a condition's answer out", async () => {
  const ahead = async (definition: WorkflowDefinition, answers: Parameters<typeof submittedApplication>[1] = {}) => {
    await createWorkflow(server.db, cast.organizationId, { definition, trigger: "registration" });
    const { id } = await submittedApplication(cast.founder, answers);
    const next = await cast.founder.api.workflows.outlook({ application: id });
    return next?.steps.map(({ tells }) => tells.el);
  };
  // The registration asks for no turnover: the case will not be checked as a large one, and nobody is told that it is.
  expect(await ahead(bySize("turnover"))).toEqual(["look", "end"]);
  expect(await ahead(bySize("turnover", [way("large", "ask", "failed")]))).toEqual(["look", "ask", "end"]);
  expect(await ahead(bySize("age_years"), { founded_on: "2020-01-01" })).toEqual(["look", "end"]);
  // What a step will say is not known before it is done: the way on when all goes well is told.
  expect(await ahead(bySize("look__amount"))).toEqual(["look", "check", "end"]);
});
