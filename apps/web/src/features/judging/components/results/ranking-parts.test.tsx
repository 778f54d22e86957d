import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ListTable } from "#shared/lists/list-table.tsx";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testId, testResult } from "../../judging.factory.ts";
import { CutRow, lastWithin } from "./cut-row.tsx";
import { aboveCut } from "./next-round.tsx";
import { ResultBulkBar } from "./result-bulk-bar.tsx";
import { SeatRow } from "./seat-row.tsx";
import { RankingCard } from "./ranking-card.tsx";
import { EVERYTHING, isShown, type Shown, ShownResults } from "./shown-results.tsx";

let shown: TestPage | undefined;
afterEach(() => shown?.close());

const show = async (element: React.ReactNode) => {
  shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined) });
};
const results = [
  testResult(1, { name: "First", corrected: 90 }),
  testResult(2, { name: "Second", corrected: 80, is_uncertain: true }),
  testResult(3, { name: "Third", corrected: 79, is_uncertain: true, disagrees: true }),
  testResult(4, { name: "Unread", rank: null }),
];
const found = { results, cut: { places: 2, threshold: 79.5 }, pooled: 4, is_provisional: false, next_round: null };
const cut = { results: found, movedFrom: null, move: null, reset: () => undefined };

test("the cut stands in the table between the last within and the first without, and says what is uncertain", async () => {
  await page.viewport(1280, 800);
  await show(
    <ListTable
      label="Ranking"
      rows={results}
      rowId={({ application_id }) => application_id}
      columns={[{ label: "Name", phone: "main", cell: ({ name }) => name }]}
      parting={{ after: lastWithin(found), content: <CutRow cut={cut} /> }}
    />,
  );
  await expect.element(page.getByText("Cut: 2 places")).toBeVisible();
  const rows = page
    .getByRole("row")
    .elements()
    .map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    "First",
    "Second",
    "Cut: 2 placesthe last place is within the uncertain band",
    "Third",
    "Unread",
  ]);
});

test("a ranking without a cut, or with nobody within, is parted nowhere", () => {
  expect(lastWithin({ results, cut: null })).toBeUndefined();
  expect(lastWithin({ results: [], cut: found.cut })).toBeUndefined();
});

test("on a phone a seat stands for each, parted by the cut", async () => {
  await page.viewport(390, 800);
  await show(<SeatRow results={found} />);
  const row = page.getByRole("img", { name: /^Ranking of 3 applications, 2 in the uncertain band/ });
  await expect.element(row).toBeVisible();
  const seats = [...row.element().children].map((seat) => (seat as HTMLElement).dataset["seat"] ?? "cut");
  expect(seats).toEqual(["in", "in", "cut", "out"]);
});

test("of a long ranking the seats around the cut are drawn, and the cut among them", async () => {
  await page.viewport(390, 800);
  const many = Array.from({ length: 3000 }, (_, index) => testResult(index + 1, { corrected: 100 - index / 30 }));
  await show(<SeatRow results={{ ...found, results: many, cut: { places: 2990, threshold: 1 } }} />);
  await expect.element(page.getByRole("img")).toBeVisible();
  const seats = page.getByRole("img").element();
  expect(seats.querySelectorAll("[data-seat]")).toHaveLength(200);
  expect(seats.querySelectorAll("[data-cut]")).toHaveLength(1);
});

test("the ranking is narrowed to what is around the cut or disagreed on; nothing is offered where neither is", async () => {
  const asked: Shown[] = [];
  await show(<ShownResults results={results} shown={EVERYTHING} onShow={(one) => asked.push(one)} />);
  await page.getByRole("button", { name: "Around the cut 2" }).click();
  await page.getByRole("button", { name: "Disagreements 1" }).click();
  expect(asked.map(({ part }) => part)).toEqual(["uncertain", "disagreed"]);
  shown?.close();
  await show(<ShownResults results={results.slice(0, 1)} shown={EVERYTHING} onShow={() => undefined} />);
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("a ranking of several fields and stages is narrowed to one of them, and each row keeps its rank", async () => {
  const [first, second] = [
    testResult(1, { field: "energy", stage: "seed" }),
    testResult(2, { field: "maritime", stage: "mvp" }),
  ];
  const asked: Shown[] = [];
  await show(<ShownResults results={[first, second]} shown={EVERYTHING} onShow={(one) => asked.push(one)} />);
  await page.getByRole("combobox", { name: "Field" }).selectOptions("maritime");
  await page.getByRole("combobox", { name: "Stage" }).selectOptions("seed");
  expect(asked).toEqual([
    { ...EVERYTHING, field: "maritime" },
    { ...EVERYTHING, stage: "seed" },
  ]);
  const left = (shownAs: Shown) => [first, second].filter((row) => isShown(row, shownAs)).map(({ rank }) => rank);
  expect(left({ ...EVERYTHING, field: "maritime" })).toEqual([2]);
  expect(left({ ...EVERYTHING, stage: "seed" })).toEqual([1]);
  expect(left({ ...EVERYTHING, field: "maritime", stage: "seed" })).toEqual([]);
});

test("the drawing is put away and brought back, its heading and seats stay", async () => {
  await page.viewport(1280, 800);
  await show(<RankingCard results={found} />);
  await expect.element(page.getByRole("region", { name: "Ranking" })).toBeVisible();
  await page.getByRole("button", { name: "Table" }).click();
  await expect.element(page.getByRole("region", { name: "Ranking" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Ranking and cut" })).toBeVisible();
  await page.getByRole("button", { name: "Graph" }).click();
  await expect.element(page.getByRole("region", { name: "Ranking" })).toBeVisible();
});

test.each([
  ["neither went on", [false, false], ["To the next round", "Propose rejection", "Propose approvalA"]],
  ["one went on", [true, false], ["To the next round", "Back from the next round"]],
])("what is offered for the chosen, where %s", async (_, [first, second], names) => {
  const chosen = [testResult(1, { is_passed_on: first ?? false }), testResult(2, { is_passed_on: second ?? false })];
  const selection = {
    chosen,
    canChoose: () => true,
    has: () => true,
    toggle: () => undefined,
    state: true,
    toggleAll: () => undefined,
    choose: () => undefined,
    clear: () => undefined,
  };
  await show(
    <ResultBulkBar
      roundId={testId(9)}
      selection={selection}
      mayPass
      onApprove={() => undefined}
      isApproving={false}
      onReject={() => undefined}
      mayPropose
      onMore={undefined}
      onDiscuss={() => undefined}
    />,
  );
  await expect.element(page.getByRole("button", { name: names[0] ?? "" }).first()).toBeVisible();
  const offered = page
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent);
  expect(offered.slice(0, names.length)).toEqual(names);
  expect(offered).toHaveLength(names.length + 1);
});

test("who went on is not sent on again", () => {
  const open = { phase: "under_review", corrected: 80 } as const;
  const rows = [testResult(1, { ...open, is_passed_on: true }), testResult(2, open), testResult(3, open)];
  expect(aboveCut(rows, 2)).toEqual([testId(2)]);
});
