import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { ROUND_MAX } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { expect, test } from "vitest";
import { testEvaluator, testReview, testRow } from "../judging.factory.ts";
import { adjustedProposal } from "./adjusted-proposal.ts";
import { flip } from "./flip.ts";
import { type MatrixPair, pairKey, pictureOf } from "./matrix-picture.ts";
import { adjustmentsOf, type Pairs, planOf, plannedPicture } from "./plan.ts";

const proposalOf = (pairs: Proposal["pairs"], given: Partial<Proposal> = {}): Proposal => ({
  id: "p",
  seconds: 0,
  wanted: pairs.length,
  pairs,
  short: [],
  load: { min: 0, max: 1 },
  match: 0,
  ...given,
});
const NOTHING: Pairs = new Set();

test("a range is put in as far as limits go, the first of it first, and says who was full", () => {
  const rows = ["a", "b", "c"].map((id) => testRow(id));
  const people = [testEvaluator("m", { name: "Maria", cap: 2 }), testEvaluator("n", { name: "Nikos" })];
  const picture = pictureOf({ applications: rows, evaluators: people, fixed: [], declined: [], conflicts: [] }, 1);
  const proposal = proposalOf([{ application_id: "a", evaluator_id: "m" }]);
  const plan = planOf(proposal, NOTHING);
  const pairs: MatrixPair[] = rows.flatMap((application) => people.map((evaluator) => ({ application, evaluator })));
  const flipped = flip(pairs, { proposal, plan, picture, loadCap: null });
  expect([...(flipped?.changed ?? [])]).toEqual(["a n", "b m", "b n", "c n"]);
  expect(flipped?.refused).toEqual([expect.stringMatching(/^Maria: .*2.*2/)]);
});

test("a proposal takes so many changes as the server does, and no more", () => {
  const rows = Array.from({ length: ROUND_MAX.adjustments + 1 }, (_, index) => testRow(`a${index}`));
  const maria = testEvaluator("m");
  const picture = pictureOf({ applications: rows, evaluators: [maria], fixed: [], declined: [], conflicts: [] }, 1);
  const press = (count: number) => {
    const proposal = proposalOf([]);
    const pairs = rows.slice(0, count).map((application) => ({ application, evaluator: maria }));
    return flip(pairs, { proposal, plan: planOf(proposal, NOTHING), picture, loadCap: null });
  };
  expect(press(ROUND_MAX.adjustments)?.changed.size).toBe(ROUND_MAX.adjustments);
  expect(press(ROUND_MAX.adjustments + 1)).toEqual({
    changed: NOTHING,
    refused: [expect.stringContaining(String(ROUND_MAX.adjustments))],
  });
});

test("what somebody assigned meanwhile is counted once, and what was never asked for is short of nothing", () => {
  const picture = pictureOf(
    {
      applications: [testRow("a", { reviews: [testReview("1", "m", "assigned")] }), testRow("b")],
      evaluators: [testEvaluator("m"), testEvaluator("n", { is_proposed: false })],
      fixed: [],
      declined: [],
      conflicts: [],
    },
    2,
  );
  const proposal = proposalOf([{ application_id: "a", evaluator_id: "m" }]);
  const plan = planOf(proposal, new Set([pairKey("b", "n")]));
  const planned = plannedPicture(picture, plan);
  expect(["a", "b"].map(planned.seatsOf)).toEqual([1, 1]);
  expect(["a", "b"].map(planned.missing)).toEqual([1, 1]);
  expect(["m", "n"].map((id) => planned.loadOf(id).given)).toEqual([1, 1]);
  expect(adjustedProposal(proposal, plan, picture)).toMatchObject({ met: 1, short: [], match: 0 });
  expect(adjustmentsOf(proposal, plan.changed)).toEqual({
    taken_out: [],
    put_in: [{ application_id: "b", evaluator_id: "n" }],
  });
});
