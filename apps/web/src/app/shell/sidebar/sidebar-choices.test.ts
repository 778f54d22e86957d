import { expect, test } from "vitest";
import { hasPath } from "#shared/routing/feature.ts";
import { PAGES } from "../../features.ts";
import { chosenOn, isOpenOn, readChoices, workingScreenAt } from "./sidebar-choices.ts";

const EDITOR = "/workflows/templates/0192c7a0-0000-7000-8000-000000000001/edit";
const MATRIX = "/evaluation-management/rounds/0192c7a0-0000-7000-8000-000000000001";
const screenAt = (pathname: string) => workingScreenAt(pathname, PAGES);
const nothing = readChoices(null);

test("working screens begin folded, all other pages unfolded", () => {
  for (const pathname of [
    EDITOR,
    MATRIX,
    `${MATRIX}/results`,
    `${MATRIX}/decisions`,
    "/workflows/instances/one",
    "/workflows/my-tasks",
    "/process-management",
    "/evaluation-management/challenges/one",
    "/evaluation-management/challenges/one/form",
    "/evaluation-management/registry-form",
  ]) {
    expect([pathname, isOpenOn(nothing, screenAt(pathname))]).toEqual([pathname, false]);
  }
  for (const pathname of ["/dashboard", "/workflows/templates", "/workflows/templates/new", "/startups"]) {
    expect([pathname, isOpenOn(nothing, screenAt(pathname))]).toEqual([pathname, true]);
  }
});

test("what is chosen on a working screen is kept for it alone, by its route and not by its record", () => {
  const unfolded = chosenOn(nothing, screenAt(EDITOR), true);
  expect(unfolded.cookie).toMatch(/;max-age=604800;/);
  const again = readChoices(`lang=el; ${unfolded.cookie.split(";")[0]}`);
  expect(again).toEqual(unfolded.choices);
  expect(isOpenOn(again, screenAt(EDITOR.replace("0001", "0002")))).toBe(true);
  expect(isOpenOn(again, screenAt(MATRIX))).toBe(false);
  expect(isOpenOn(again, screenAt("/dashboard"))).toBe(true);
  const folded = chosenOn(again, screenAt(EDITOR), false);
  expect(isOpenOn(readChoices(folded.cookie.split(";")[0] ?? ""), screenAt(EDITOR))).toBe(false);
});

test("folded elsewhere, the working screen that was unfolded stays so, and the other way about", () => {
  const unfolded = chosenOn(nothing, screenAt(EDITOR), true).choices;
  const { choices, cookie } = chosenOn(unfolded, undefined, false);
  expect(cookie).toMatch(/^sidebar_state=false;path=\/;max-age=604800;/);
  expect([isOpenOn(choices, undefined), isOpenOn(choices, screenAt(EDITOR))]).toEqual([false, true]);
});

test("a cookie that somebody wrote by hand opens nothing else", () => {
  const choices = readChoices("sidebar_screens=|/nowhere||%00; sidebar_state=true");
  expect(hasPath(PAGES, "/nowhere")).toBe(false);
  expect(isOpenOn(choices, screenAt(EDITOR))).toBe(false);
});
