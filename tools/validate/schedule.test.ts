import { expect, test } from "vitest";
import { chosen, runSteps, type Step } from "./schedule.ts";

const STEPS = ["compile", "types", "lint", "format"].map((name): Step => {
  const after = ["types", "lint"].includes(name) ? ["compile"] : [];
  return { name, after, check: async () => "" };
});

test("a named check brings what it needs; a name that is none is told with those that are", () => {
  expect(chosen(STEPS, ["lint"]).map(({ name }) => name)).toEqual(["compile", "lint"]);
  expect(chosen(STEPS, [])).toHaveLength(4);
  expect(() => chosen(STEPS, ["typos"])).toThrow("There is no check «typos». They are compile, types, lint, format.");
});

test("checks run side by side up to the width, and never before what they need", async () => {
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const watched = (name: string) => async (): Promise<string> => {
    most = Math.max(most, (running += 1));
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${name} ends`);
    running -= 1;
    return "";
  };
  const steps = STEPS.map(({ name, after = [] }): Step => ({ name, after, check: watched(name) }));
  const reported: string[] = [];
  await runSteps(steps, 2, ({ name }) => reported.push(name));
  expect(most).toBe(2);
  expect(reported.toSorted()).toEqual(["compile", "format", "lint", "types"]);
  expect(log.indexOf("types begins")).toBeGreaterThan(log.indexOf("compile ends"));
  expect(log.indexOf("lint begins")).toBeGreaterThan(log.indexOf("compile ends"));
});

test("what a check finds, or how it breaks, is its outcome; the others run on", async () => {
  const steps: Step[] = [
    { name: "a", check: async () => "two faults" },
    { name: "b", check: () => Promise.reject(new Error("no such program")) },
    { name: "c", check: async () => "", after: ["a", "b"] },
  ];
  const found = await runSteps(steps, 8, () => {});
  expect(found.map(({ name, found }) => [name, found.split("\n", 1)[0]])).toEqual([
    ["a", "two faults"],
    ["b", "Error: no such program"],
    ["c", ""],
  ]);
});
