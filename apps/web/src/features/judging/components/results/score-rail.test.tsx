import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ListTable } from "#shared/lists/list-table.tsx";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testId } from "../../judging.factory.ts";
import { resultColumns } from "./result-columns.tsx";
import { railScale } from "./score-rail.tsx";

let shown: TestPage | undefined;
afterEach(() => shown?.close());

const result = (number: number, given: Partial<Result>): Result => ({
  application_id: testId(number),
  reference: null,
  name: "Aktis Grid",
  field: null,
  phase: "under_review",
  rank: number,
  corrected: null,
  mean: null,
  median: null,
  spread: null,
  interval: null,
  scores: [],
  disagrees: false,
  is_uncertain: false,
  is_passed_on: false,
  ...given,
});
const sure = result(1, { name: "Sure", corrected: 80, interval: 5, scores: [75, 80, 85] });
const few = result(2, { name: "Few", corrected: 60, scores: [45, 70] });
const none = result(3, { name: "None" });

test("one scale holds every score and interval of a ranking, and never leaves 0 to 100", () => {
  expect(railScale({ results: [sure, few, none], cut: { places: 1, threshold: 70 } })).toEqual({ from: 40, cut: 70 });
  expect(railScale({ results: [result(1, { corrected: 2, interval: 9, scores: [0] })], cut: null }).from).toBe(0);
  expect(railScale({ results: [], cut: null }).from).toBeLessThan(100);
});

test("a row shows what each reviewer gave, and says where reviews are too few for an interval", async () => {
  await page.viewport(1440, 900);
  const results = [sure, few, none];
  const table = (
    <ListTable
      label="Results"
      rows={results}
      rowId={({ application_id: id }) => id}
      columns={resultColumns(() => undefined, railScale({ results, cut: null }))}
    />
  );
  shown = await openTestPage(table, { answers: {}, session: asVisitor(undefined), paths: ["/evaluation-management"] });
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await expect.element(row("Sure").getByRole("img", { name: "Reviewers' scores: 75, 80, 85" })).toBeVisible();
  await expect.element(row("Few")).toMatchTextContent(/few reviews/);
  await expect.element(row("Sure")).not.toMatchTextContent(/few reviews/);
  expect(row("None").getByRole("img").elements()).toHaveLength(0);
  await expect.element(row("None")).not.toMatchTextContent(/few reviews/);
});
