import type { Processes } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { PeopleFigures, TemplateFigures } from "./process-lists.tsx";
import { WaitingStage } from "./waiting-stage.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const ID = "0199a000-0000-7000-8000-000000000004";
const AWAY = "0199a000-0000-7000-8000-000000000031";
const step = (node: string, given: object) => ({
  node,
  name: { el: node, en: node },
  waiting: 0,
  overdue: 0,
  median_days: null,
  due_days: 5,
  away: null,
  ...given,
});
const steps: NonNullable<Processes["steps"]> = {
  template: ID,
  name: LIBRARY.registration.name,
  steps: [
    step("Completeness", { waiting: 6, overdue: 1, median_days: 2.1 }),
    step("Legal", {
      waiting: 19,
      overdue: 8,
      median_days: 9.8,
      away: { id: AWAY, name: "Thanos", until: "2026-03-12", substitute: "Eleni" },
    }),
  ],
};
const templates: Processes["templates"] = [
  {
    id: ID,
    name: LIBRARY.registration.name,
    number: 4,
    running: 25,
    overdue: 9,
    finished: 12,
    median_days: 14.2,
    target_days: 18,
    trend: [10, 14.2],
  },
];

test("the crowded step is named with its cause and who stands in, and leads to what is late there; T shows a table", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(
    <WaitingStage shown={steps} templates={templates} onTemplate={() => undefined} onHandOver={null} />,
    {
      session: founder,
      answers: {},
    },
  );
  await expect.element(page.getByText(/Legal: 19/)).toMatchTextContent(/9\.8 working days instead of 5.*Thanos.*Eleni/);
  await expect.element(page.getByText("9.8 of 5 working days")).toHaveClass("text-danger");
  await expect.element(page.getByText("2.1 of 5 working days")).not.toHaveClass("text-danger");
  const link = page.getByRole("link", { name: "See the 8 overdue" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("late_at=Legal"));
  await userEvent.keyboard("t");
  await expect.element(page.getByRole("row", { name: /Legal 19 8/ })).toBeVisible();
});

test("a workflow stands beside its target and its course, and leads to its cases by the keys", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<TemplateFigures templates={templates} />, { session: founder, answers: {} });
  const row = page.getByRole("row", { name: /25/ });
  await expect.element(row).toMatchTextContent(/14\.2.*18/);
  await expect.element(row).toMatchTextContent(/Median in working days.*10.*14\.2/);
  await userEvent.keyboard("j");
  await expect
    .poll(() => document.activeElement?.getAttribute("href"))
    .toContain(`/workflows/instances?template=${ID}`);
});

test.each([1440, 390])(
  "at %i px above forty cases one seat stands for several, said in words; up to forty each has its own",
  async (width) => {
    await page.viewport(width, 900);
    const crowded = {
      ...steps,
      steps: [step("Completeness", { waiting: 112, overdue: 38 }), step("Legal", { waiting: 4 })],
    };
    const stage = (given: typeof steps) => (
      <WaitingStage shown={given} templates={templates} onTemplate={() => undefined} onHandOver={null} />
    );
    shown = await openTestPage(stage(crowded), { session: founder, answers: {} });
    await expect.element(page.getByText(/Each seat is 3 cases\./)).toBeVisible();
    await expect.element(page.getByText("112 cases, 38 overdue")).toBeVisible();
    // In time and late of both steps, in the wedge or, on a phone, the line: 38 and 13 of them late, 2 and none.
    const seats = () =>
      [...document.querySelectorAll("li svg:not(.lucide)")]
        .filter((svg) => svg.checkVisibility())
        .map((svg) =>
          [...svg.querySelectorAll("path[stroke-width='15'], path:not([stroke-opacity])")]
            .map((path) => path.getAttribute("d")?.match(/M/g)?.length ?? 0)
            .toSorted((one, other) => one - other),
        );
    expect(seats()).toEqual([
      [13, 25],
      [0, 2],
    ]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    shown.close();
    const even = { ...steps, steps: [step("Completeness", { waiting: 40, overdue: 3 })] };
    shown = await openTestPage(stage(even), { session: founder, answers: {} });
    await expect.element(page.getByText(/Each seat is a case\./)).toBeVisible();
    expect(seats()).toEqual([[3, 37]]);
  },
);

test("whoever is away and holds tasks can have them handed over, from the alarm and from the list; not while working as someone", async () => {
  await page.viewport(1280, 900);
  const asked: string[] = [];
  const people: Processes["people"] = [
    { id: AWAY, name: "Thanos", open: 3, overdue: 1, steps: [], away_until: "2026-03-12" },
    { id: ID, name: "Eleni", open: 2, overdue: 0, steps: [], away_until: null },
  ];
  const parts = (onHandOver: ((id: string) => void) | null) => (
    <>
      <WaitingStage shown={steps} templates={templates} onTemplate={() => undefined} onHandOver={onHandOver} />
      <PeopleFigures people={people} onHandOver={onHandOver} />
    </>
  );
  shown = await openTestPage(
    parts((id) => asked.push(id)),
    { session: founder, answers: {} },
  );
  const buttons = page.getByRole("button", { name: "Hand over to a substitute: Thanos" });
  await expect.poll(() => buttons.elements().length).toBe(2);
  await buttons.first().click();
  await buttons.last().click();
  expect(asked).toEqual([AWAY, AWAY]);
  expect(page.getByRole("button", { name: /Eleni/ }).query()).toBeNull();
  shown.close();
  shown = await openTestPage(parts(null), { session: founder, answers: {} });
  await expect.element(page.getByText("Eleni", { exact: true })).toBeVisible();
  expect(buttons.query()).toBeNull();
});
