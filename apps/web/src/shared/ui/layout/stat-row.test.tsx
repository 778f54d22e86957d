import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { Stat, StatRow } from "./stat-row.tsx";

let shown: TestPage;
afterEach(async () => {
  shown.close();
  await page.viewport(1440, 900);
});

const FIGURES = { Total: "17", "A name that takes a line more than others": "23", Approved: "31", Rejected: "46" };

test.each([
  [1440, [["17", "23", "31", "46"]]],
  [
    390,
    [
      ["17", "23"],
      ["31", "46"],
    ],
  ],
])("at %i px figures of a row stand on one line, with or without a hint or a long name", async (width, rows) => {
  await page.viewport(width, 844);
  const element = (
    <StatRow label="Applications" count={4}>
      {Object.entries(FIGURES).map(([label, figure], index) => (
        <Stat key={label} label={label} hint={index === 0 && "Not counting 1 draft"}>
          {figure}
        </Stat>
      ))}
    </StatRow>
  );
  shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined) });
  const top = (figure: string) => page.getByText(figure, { exact: true }).element().getBoundingClientRect().top;
  await expect.element(page.getByText("17", { exact: true })).toBeVisible();
  for (const [first = "", ...others] of rows)
    for (const other of others) expect([other, top(other)]).toEqual([other, top(first)]);
});
