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
  {
    at = "/investors",
    facets = testFacets(),
    width = 1280,
  }: { at?: string; facets?: Answer<"investors.facets">; width?: number } = {},
) {
  await page.viewport(width, 800);
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
  await open([testInvestor()], { width: 1000 });
  await expect.poll(() => select("Stage").element().textContent).toContain("Seed (1,200)");
  await expect.poll(() => select("Type").element().textContent).toContain("Bank (0)");
  await expect.poll(() => select("Country").element().textContent).toContain("Greece (3)");
  await select("Ticket").selectOptions("to_1m");
  await select("Type").selectOptions("bank");
  await expect.poll(() => shown.address()).toMatch(/\?(ticket=to_1m&type=bank|type=bank&ticket=to_1m)$/);
  await expect.poll(() => shown.calls.some((call) => /facets\?.*type=bank/.test(call))).toBe(true);
});

test("where there is room the choices stand beside the list, one of a group at a time, amounts as columns of seats", async () => {
  await open([testInvestor()], { at: "/investors?q=sea" });
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await expect.element(group("Stage").getByRole("button", { name: "Seed 1,200" })).toBeVisible();
  expect(select("Stage").query()).toBeNull();
  await group("Stage").getByRole("button", { name: /^Seed/ }).click();
  await group("Ticket").getByRole("button", { name: /€250k/ }).first().click();
  await expect.poll(() => shown.address()).toMatch(/q=sea.*stage=seed.*ticket=|q=sea.*ticket=.*stage=seed/);
  await expect.element(group("Stage").getByRole("button", { name: /^Seed/ })).toHaveAttribute("aria-pressed", "true");
  // The rest of a long group comes on a press.
  expect(
    group("Industry")
      .getByRole("button", { name: /^Tourism/ })
      .query(),
  ).toBeNull();
  await group("Industry")
    .getByRole("button", { name: /^and \d+ more$/ })
    .click();
  await expect.element(group("Industry").getByRole("button", { name: /^Tourism/ })).toBeVisible();
  await group("Stage")
    .getByRole("button", { name: /^Clear/ })
    .click();
  await expect.poll(() => shown.address()).not.toContain("stage");
  // Before scripts a press keeps what else is chosen.
  const kept = group("Type").element().closest("form")?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [];
  expect([...kept].map(({ name }) => name).toSorted()).toEqual(["q", "ticket"]);
});

test("the list stays when counting fails, without numbers", async () => {
  await open([testInvestor()], {
    facets: Response.json({ code: "server.unexpected" }, { status: 500 }),
    width: 1000,
  });
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
