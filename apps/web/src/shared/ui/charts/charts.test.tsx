import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createRoot, type Root } from "react-dom/client";
import "../../../styles/app.css";
import { provideLanguage } from "#shared/i18n/language.ts";
import { BarChart } from "./bar-chart.tsx";
import { ChartTable } from "./chart-table.tsx";
import { LazyLineChart } from "./lazy-charts.tsx";
import { SeatDots } from "./seat-dots.tsx";
import { Sparkline } from "./lines/sparkline.tsx";

let root: Root;
beforeEach(() => page.viewport(900, 700));
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});
function open(element: React.ReactNode) {
  provideLanguage(() => "en");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(element);
}

const LINES = (
  <LazyLineChart
    label="Applications per week"
    dates={["2026-11-02", "2026-11-09", "2026-11-16"]}
    series={[
      { key: "in", label: "Submitted", color: "var(--primary)", values: [3, 5, 1200] },
      { key: "out", label: "Approved", color: "var(--success)", values: [1, 4, 2] },
    ]}
  />
);

test("a line chart is walked with the arrow keys and says what it shows", async () => {
  open(LINES);
  const chart = page.getByRole("slider", { name: "Applications per week" });
  await expect.element(chart).toHaveAttribute("aria-valuetext", "16 Nov 2026: Submitted 1,200, Approved 2");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(chart).toHaveAttribute("aria-valuetext", "9 Nov 2026: Submitted 5, Approved 4");
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(chart).toHaveAttribute("aria-valuenow", "0");
});

test("every chart shows the same figures as a table", async () => {
  open(LINES);
  await page.getByRole("button", { name: "Show as a table: Applications per week" }).click();
  await expect.element(page.getByRole("columnheader", { name: "Approved" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "16 Nov 2026 1,200 2" })).toBeVisible();
  await expect.element(page.getByRole("slider")).not.toBeInTheDocument();
});

test("lines are named where they end, and in a legend where there is no room", async () => {
  open(LINES);
  const names = () => document.querySelectorAll("svg text.font-medium").length;
  await expect.poll(names).toBe(2);
  await page.viewport(390, 700);
  await expect.poll(names).toBe(0);
  await expect.element(page.getByRole("listitem").filter({ hasText: "Submitted" })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("parts too small to be told stay untold, in the chart and in the table", async () => {
  open(
    <BarChart
      label="By region"
      suppressedBelow={5}
      items={[
        { key: "attica", label: "Attica", value: 12 },
        { key: "crete", label: "Crete", value: null },
      ]}
    />,
  );
  await expect.element(page.getByText("withheld", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Counts below 5 are withheld", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Show as a table: By region" }).click();
  await expect.element(page.getByRole("row", { name: "Crete withheld" })).toBeVisible();
});

test("seats add up to the whole, and nothing yet is said so", async () => {
  const item = (key: string, value: number) => ({ key, label: key, value });
  open(
    <>
      <SeatDots label="Members" unit="members" items={[item("founders", 3), item("mentors", 1)]} />
      <SeatDots label="Nobody" unit="members" items={[]} />
    </>,
  );
  await expect.element(page.getByRole("figure", { name: "Members" }).getByText("4", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show as a table: Members" }).click();
  await expect.element(page.getByRole("row", { name: "founders 3 75%" })).toBeVisible();
  await expect.element(page.getByText("There is nothing to show yet.")).toBeVisible();
});

test("a sparkline says its ends in words; a single value draws nothing", async () => {
  open(
    <>
      <Sparkline label="Startups" values={[3, 9, 1284]} />
      <Sparkline label="Alone" values={[1]} />
    </>,
  );
  await expect.element(page.getByText("Startups: from 3 to 1,284")).toBeInTheDocument();
  expect(document.body.textContent).not.toContain("Alone");
});

test("counts of each week stand as columns of seats, and are walked and read like a line", async () => {
  open(
    <LazyLineChart
      label="Applications per week"
      shape="columns"
      dates={["2026-11-02", "2026-11-09", "2026-11-16"]}
      series={[
        { key: "in", label: "Submitted", color: "var(--primary)", values: [3, 0, 2] },
        { key: "out", label: "Approved", color: "var(--success)", values: [1, 0, 0] },
      ]}
    />,
  );
  const columns = () => [...document.querySelectorAll<SVGLineElement>("[role=slider] line[stroke-width]")];
  // A week without any has no column; nothing is drawn between weeks.
  await expect.poll(() => columns().length).toBe(3);
  const heights = columns().map(({ y1, y2 }) => y1.baseVal.value - y2.baseVal.value);
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(1.5);
  expect(document.querySelectorAll("[role=slider] path[stroke]")).toHaveLength(0);
  await expect.element(page.getByRole("listitem").filter({ hasText: "Approved" })).toBeVisible();
  await expect
    .element(page.getByRole("slider"))
    .toHaveAttribute("aria-valuetext", "16 Nov 2026: Submitted 2, Approved 0");
});

test("in a table figures end where their column does, and words begin where theirs begins", async () => {
  const table = {
    columns: ["Name", "Place", "Raised"],
    rows: [
      { key: "a", name: "Aktis", values: ["Chania", "€1.3m"] },
      { key: "b", name: "Meli", values: ["", "below 5"] },
    ],
  };
  open(<ChartTable label="Startups" {...table} />);
  const sideOf = (name: string) => getComputedStyle(page.getByRole("columnheader", { name }).element()).textAlign;
  await expect.element(page.getByRole("table")).toBeVisible();
  expect(["Name", "Place", "Raised"].map(sideOf)).toEqual(["left", "left", "right"]);
  expect(
    ["Chania", "below 5"].map((name) => getComputedStyle(page.getByRole("cell", { name }).element()).textAlign),
  ).toEqual(["left", "right"]);
});
