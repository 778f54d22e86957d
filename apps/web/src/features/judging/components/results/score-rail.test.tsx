import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ListTable } from "#shared/lists/list-table.tsx";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testResult } from "../../judging.factory.ts";
import { resultColumns } from "./result-columns.tsx";
import { railScale } from "./score-rail.tsx";

let shown: TestPage | undefined;
afterEach(() => shown?.close());

const sure = testResult(1, { name: "Sure", corrected: 80, interval: 5, scores: [75, 80, 85] });
const few = testResult(2, { name: "Few", corrected: 60, scores: [45, 70] });
const none = testResult(3, { name: "None" });

test("one scale holds every score and interval of a ranking, and never leaves 0 to 100", () => {
  expect(railScale({ results: [sure, few, none], cut: { places: 1, threshold: 70 } })).toEqual({ from: 40, cut: 70 });
  expect(railScale({ results: [testResult(1, { corrected: 2, interval: 9, scores: [0] })], cut: null }).from).toBe(0);
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
      columns={resultColumns({
        verdictOf: () => undefined,
        scale: railScale({ results, cut: null }),
        openedId: undefined,
        onOpen: () => undefined,
        onAsk: () => undefined,
      })}
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
