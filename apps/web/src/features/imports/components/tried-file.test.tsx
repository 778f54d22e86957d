import type { ImportRow, ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { Mapping } from "./mapping/mapping.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { RowsTable } from "./rows-table.tsx";
import { Stepper } from "#shared/ui/layout/stepper.tsx";

const ID = "0199a000-0000-7000-8000-000000000001";
const run: ImportRun = {
  id: ID,
  kind: "startups",
  file_name: "mitroo.csv",
  state: "checked",
  row_count: 400,
  counts: { ready: 397, alike: 2, broken: 1 },
  created_at: "2026-11-24T09:00:00Z",
  by: "",
  undo_until: null,
  version: 1,
  format: "csv",
  encoding: "utf-8",
  delimiter: ",",
  bytes: 9_000,
  columns: [{ header: "Name", samples: [], filled: 400, field: "name", origin: "guessed" }],
  values: {},
  defaults: {},
  duplicates: "merge",
  incoming: 399,
  done: 400,
  read_percent: 99,
  problem: null,
  finished_at: null,
  is_publishable: false,
  published_at: null,
  published: 0,
};
const row = (number: number, given: Partial<ImportRow> = {}): ImportRow => ({
  number,
  standing: "ready",
  decision: null,
  values: { name: `Row ${number}` },
  problems: [],
  record_id: null,
  match: null,
  ...given,
});
const MONEY = { funding_total: 5000, currency: "USD" };
const alike = (number: number): ImportRow =>
  row(number, {
    values: { name: `Row ${number}`, funding_total: 4000, currency: "EUR" },
    standing: "alike",
    match: { id: ID, row: null, reasons: ["name"], likeness: 90, values: { name: `Known ${number}`, ...MONEY } },
  });
const broken = row(212, {
  standing: "broken",
  problems: [{ field: "founded_on", value: "31/02/2020", code: "no_such_date" }],
});

let shown: TestPage;
afterEach(() => shown.close());

function Tried() {
  const [from, setFrom] = useState<{ number: number } | null>(null);
  return (
    <>
      <ReviewCard run={run} onShowRow={(number) => setFrom({ number })} />
      <RowsTable run={run} from={from} onFirst={() => setFrom(null)} />
    </>
  );
}

async function open() {
  const decided: unknown[] = [];
  shown = await openTestPage(<Tried />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    paths: ["/startup/$id"],
    answers: {
      "imports.get": run,
      "imports.rows": ({ url }) => {
        const asked = new URL(url).searchParams;
        const [standing, from] = [asked.get("standing"), asked.get("from")];
        const items =
          standing === "alike"
            ? [alike(7), alike(9)]
            : standing === "broken"
              ? [broken]
              : from
                ? [broken, row(213)]
                : [row(2)];
        return { items, next_cursor: null };
      },
      "imports.decide": async (request) => {
        const { decision }: Pick<ImportRow, "decision"> = await request.json();
        const number = new URL(request.url).pathname.split("/").at(-1);
        decided.push([number, decision]);
        return { ...alike(Number(number)), decision };
      },
    },
  });
  await expect.element(page.getByText("Known 7")).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Funding US$5,000 €4,000" })).toBeVisible();
  return decided;
}

test("rows that look like a record are gone through and decided by keys", async () => {
  const decided = await open();
  await userEvent.keyboard("j");
  await expect.element(page.getByText("Known 9")).toBeVisible();
  await userEvent.keyboard("k");
  await expect.element(page.getByText("Known 7")).toBeVisible();
  await userEvent.keyboard("m");
  await expect.element(page.getByText("Known 9")).toBeVisible();
  await userEvent.keyboard("s");
  await expect.poll(() => decided).toHaveLength(2);
  await userEvent.keyboard("k");
  await expect.element(page.getByText("Known 7")).toBeVisible();
  // One decision at a time: keys count once the one before is through.
  await expect.element(page.getByRole("button", { name: /^Skip/ })).toBeEnabled();
  await userEvent.keyboard("u");
  await expect
    .poll(() => decided)
    .toEqual([
      ["7", "merge"],
      ["9", "skip"],
      ["7", "update"],
    ]);
});

test("an error leads to its row among the others, and back to the first", async () => {
  await open();
  await page.getByRole("button", { name: "Show row 212 among the others" }).click();
  const heading = page.getByRole("heading", { name: "From row 212" });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole("cell", { name: "Row 213" })).toBeVisible();
  await page.getByRole("button", { name: "From the beginning" }).click();
  await expect.element(page.getByRole("cell", { name: "Row 2", exact: true })).toBeVisible();
});

test("a column without values says so, and an untranslated value what becomes of it", async () => {
  await page.viewport(1280, 800);
  const column = { samples: [], filled: 0, origin: "guessed" as const };
  const mapped: ImportRun = {
    ...run,
    state: "mapping",
    columns: [
      { ...column, header: "Phase", field: "stage" },
      { ...column, header: "Area", field: "region", filled: 9 },
    ],
    values: { 1: [{ value: "SF Bay", rows: 9, becomes: null }] },
    defaults: { stage: "seed" },
  };
  shown = await openTestPage(<Mapping run={mapped} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: { "imports.get": mapped },
  });
  await expect.element(page.getByText("has no values")).toBeVisible();
  await expect.element(page.getByText("stays empty otherwise")).toBeVisible();
  await expect.element(page.getByText("“SF Bay”", { exact: false })).toBeVisible();
});

test("a row that changed nothing is counted by itself, and a file that is through has no step ahead", async () => {
  const through = ["file", "mapping", "trial", "import"].map((id) => ({ id, label: id, state: "done" as const }));
  await page.viewport(1280, 800);
  shown = await openTestPage(
    <>
      <Stepper steps={through} current="import" />
      <ResultCard run={{ ...run, state: "written", counts: { added: 1, merged: 2, unchanged: 397 } }} />
    </>,
    { session: { ...asVisitor(undefined), profile: testProfile() }, paths: ["/startups"], answers: {} },
  );
  await expect.element(page.getByText("Unchanged").first()).toBeVisible();
  await expect.element(page.getByText("397").first()).toBeVisible();
  await expect.element(page.getByRole("listitem").filter({ hasText: "import" })).not.toMatchTextContent(/4/);
});

test("while a file is read seats fill by how much of it was, said in words too", async () => {
  shown = await openTestPage(<ProgressCard run={{ ...run, state: "reading", done: 1200, read_percent: 40 }} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {},
  });
  await expect.element(page.getByText("1,200 rows so far, 40% of the file read", { exact: false })).toBeVisible();
  expect(document.querySelectorAll("[data-seat]")).toHaveLength(60);
  expect(document.querySelectorAll("[data-seat=taken]")).toHaveLength(24);
});
