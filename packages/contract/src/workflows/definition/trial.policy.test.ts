import { describe, expect, test } from "vitest";
import { LIBRARY, LIBRARY_KEYS } from "../library/library.taxonomy.ts";
import { changesBetween, fitsInto } from "./changes.policy.ts";
import type { WorkflowDefinition } from "./definition.schema.ts";
import { answerTrial, beginTrial, nextMoment, passTime, questionsOf, type Trial } from "./trial.policy.ts";

const { registration, grant } = LIBRARY;
const answered = (trial: Trial, outcome?: Parameters<typeof answerTrial>[2]): Trial => {
  const [question] = questionsOf(trial);
  if (!question) throw new Error("Nothing is asked.");
  return answerTrial(trial, question.token, outcome ?? question.outcomes[0] ?? "next");
};

describe("a trial", () => {
  test.each(LIBRARY_KEYS)("of %s comes to an end when all goes well", (key) => {
    let trial = beginTrial(LIBRARY[key].definition, "2026-11-23");
    for (let steps = 0; trial.flow.ended === null && steps < 100; steps += 1) {
      trial = questionsOf(trial).length > 0 ? answered(trial) : passTime(trial);
    }
    expect(trial.flow.ended).not.toBeNull();
    expect(trial.trouble).toBeNull();
    expect(nextMoment(trial)).toBeNull();
  });

  test("reminds, goes overdue and is escalated as its clock is moved, over Easter and the year's end", () => {
    // Registration: three working days, a reminder one before, escalation two after. Between them Good Friday, Easter Monday and Labour Day, which 2027 moves to 4 May.
    let trial = beginTrial(registration.definition, "2027-04-28");
    expect(trial.entries.at(-1)).toMatchObject({ kind: "asked", until: "2027-05-06" });
    const rung: [string, string][] = [];
    while (nextMoment(trial) !== null) {
      trial = passTime(trial);
      rung.push([trial.day, trial.entries.at(-1)?.kind ?? ""]);
    }
    expect(rung).toEqual([
      ["2027-05-05", "reminded"],
      ["2027-05-07", "overdue"],
      ["2027-05-10", "escalated"],
    ]);
    expect(beginTrial(registration.definition, "2026-12-30").entries.at(-1)).toMatchObject({ until: "2027-01-05" });
  });

  test("counts what goes back, and waits for both branches", () => {
    let trial = beginTrial(registration.definition, "2026-11-23");
    for (let round = 0; round < 2; round += 1) trial = answered(answered(trial), "returned");
    trial = answered(answered(trial), "returned");
    expect(trial.flow.ended).toBe("declined");
    const branches = beginTrial(grant.definition, "2026-11-23");
    expect(questionsOf(branches)).toHaveLength(2);
    const [standing] = questionsOf(answered(branches));
    expect(standing?.node.id).toBe(questionsOf(branches)[1]?.node.id);
  });
});

describe("two versions", () => {
  const change = (id: string, given: object): WorkflowDefinition => ({
    ...registration.definition,
    nodes: registration.definition.nodes.map((node) => (node.id === id ? Object.assign({}, node, given) : node)),
  });

  test("say what is different, and nothing of what is alike", () => {
    expect(changesBetween(registration.definition, registration.definition)).toEqual([]);
    const later = change("approval", { due_days: 8, not_by: [] });
    expect(changesBetween(registration.definition, later)).toMatchObject([
      { kind: "changed", aspect: "due" },
      { kind: "changed", aspect: "four_eyes" },
    ]);
    const turned: WorkflowDefinition = {
      ...registration.definition,
      edges: registration.definition.edges.map((edge) =>
        edge.from === "approval" && edge.on === "exceeded" ? { ...edge, to: "approve" } : edge,
      ),
    };
    expect(changesBetween(registration.definition, turned)).toMatchObject([
      { kind: "way", on: "exceeded", before: { id: "reject" }, after: { id: "approve" } },
    ]);
    expect(changesBetween(registration.definition, grant.definition).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["added", "removed"]),
    );
  });

  test("let a case over only where it stands in the same branches", () => {
    const { definition } = grant;
    const split = definition.nodes.find(({ type }) => type === "split")?.id ?? "";
    const branch = definition.edges.find(({ from }) => from === split)?.to ?? "";
    expect(fitsInto(definition, definition, [branch])).toBe(true);
    expect(fitsInto(definition, definition, ["nothing_there"])).toBe(false);
    const wider = {
      ...definition,
      edges: [...definition.edges, { from: split, on: "next" as const, to: branch, max: null }],
    };
    expect(fitsInto(definition, wider, [branch])).toBe(false);
    const another = change("approval", { type: "review" });
    expect(fitsInto(registration.definition, another, ["approval"])).toBe(false);
    expect(fitsInto(registration.definition, another, ["completeness"])).toBe(true);
  });
});
