import type { Answer } from "#shared/api/answers.factory.ts";
import type { InvestorRow } from "@kerkis/contract/investors/investors.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testFacets, testInvestor } from "../investors.factory.ts";
import { InvestorListPage } from "./investor-list-page.tsx";

let shown: TestPage;
afterEach(() => shown.close());

async function open(
  items: InvestorRow[],
  { at = "/investors", facets = testFacets() }: { at?: string; facets?: Answer<"investors.facets"> } = {},
) {
  await page.viewport(1280, 800);
  shown = await openTestPage(<InvestorListPage />, {
    session: asVisitor(undefined),
    at,
    isPage: "public",
    paths: ["/investor/$id"],
    answers: {
      "investors.list": { items, next_cursor: null },
      "investors.listCount": { value: items.length, exact: true, groups: {} },
      "investors.facets": facets,
    },
  });
}
const select = (name: string) => page.getByRole("combobox", { name });

test("a row says who, what for, how much and at which stages, and leads to its page", async () => {
  await open([testInvestor()]);
  const row = page.getByRole("listitem");
  await expect.element(row.getByRole("link", { name: "Meltemi Ventures" })).toBeVisible();
  for (const words of ["Venture capital · Αθήνα", "€250k – €3m", "Seed to Series A", "1 startup"]) {
    await expect.element(row.getByText(words, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText("1 investor", { exact: true })).toBeVisible();
});

test("what is missing has a name of its own", async () => {
  const bare = { company_name: "", thesis: "", description: "", ticket_min: null, ticket_max: null };
  await open([testInvestor({ ...bare, stages: ["idea", "growth"], portfolio: [], portfolio_count: 0 })]);
  const row = page.getByRole("listitem");
  await expect.element(row.getByRole("link", { name: "Unnamed Investor" })).toBeVisible();
  for (const words of ["Investment company", "not declared", "Idea and Growth"]) {
    await expect.element(row.getByText(words, { exact: true })).toBeVisible();
  }
});

test("every choice goes to the address with its count beside it, and the counts follow the others", async () => {
  await open([testInvestor()]);
  await expect.poll(() => select("Stage").element().textContent).toContain("Seed (1,200)");
  await expect.poll(() => select("Type").element().textContent).toContain("Bank (0)");
  await expect.poll(() => select("Country").element().textContent).toContain("Greece (3)");
  await select("Ticket").selectOptions("to_1m");
  await select("Type").selectOptions("bank");
  await expect.poll(() => shown.address()).toMatch(/\?(ticket=to_1m&type=bank|type=bank&ticket=to_1m)$/);
  await expect.poll(() => shown.calls.some((call) => /facets\?.*type=bank/.test(call))).toBe(true);
});

test("the list stays when counting fails, without numbers", async () => {
  await open([testInvestor()], { facets: Response.json({ code: "server.unexpected" }, { status: 500 }) });
  await expect.element(page.getByRole("link", { name: "Meltemi Ventures" })).toBeVisible();
  expect(select("Type").element().textContent).toContain("Bank");
  expect(select("Type").element().textContent).not.toMatch(/\d/);
});

test("filters that leave nothing can be taken away", async () => {
  await open([], { at: "/investors?type=bank&country=GR" });
  await expect.element(page.getByRole("heading", { name: "No investor matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect.poll(() => shown.address()).toBe("/investors");
});
