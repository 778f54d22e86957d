import type { Answer } from "#shared/api/answers.factory.ts";
import type { InvestorRow } from "@kerkis/contract/investors/investors.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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
    paths: ["/investor/$id", "/search"],
    answers: {
      "investors.list": { items, next_cursor: null },
      "investors.listCount": { value: items.length, exact: true, groups: {} },
      "investors.facets": facets,
    },
  });
}

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

const group = (name: string) => page.getByRole("group", { name, exact: true });
const choice = (name: string, of: RegExp) => group(name).getByRole("button", { name: of });

test("several choices of a group stand in the address at once, each with its count, and are taken away one by one", async () => {
  await open([testInvestor()], { at: "/investors?q=sea" });
  await expect.element(choice("Stage", /^Seed 1,200$/)).toBeVisible();
  await choice("Stage", /^Seed/).click();
  await expect.poll(() => shown.address()).toContain("stage=seed");
  await choice("Stage", /^Idea/).click();
  await choice("Type", /^Bank/).click();
  await expect.poll(() => decodeURIComponent(shown.address())).toMatch(/q=sea.*stage=seed,idea.*type=bank/);
  await expect.element(choice("Stage", /^Idea/)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => shown.calls.some((call) => /facets\?.*stage=seed%2Cidea/.test(call))).toBe(true);
  // Before scripts a press sends the group as it would be, and keeps what else is chosen.
  const seed = choice("Stage", /^Seed/).element();
  expect([seed.getAttribute("name"), seed.getAttribute("value")]).toEqual(["stage", "idea"]);
  const kept = group("Stage").element().closest("form")?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [];
  expect([...kept].map(({ name }) => name).toSorted()).toEqual(["q", "type"]);

  const chips = page.getByRole("list", { name: "Filters in force" });
  const seedChip = chips.getByRole("button", { name: "Remove: Seed" });
  seedChip.element().focus();
  await userEvent.keyboard("{Backspace}");
  await expect.poll(() => decodeURIComponent(shown.address())).toMatch(/stage=idea/);
  await chips.getByRole("button", { name: "Remove: Bank" }).click();
  await expect.poll(() => shown.address()).not.toContain("type");
  await group("Stage")
    .getByRole("button", { name: /^Clear/ })
    .click();
  await expect.poll(() => shown.address()).toBe("/investors?q=sea");
  // The rest of a long group comes on a press.
  expect(choice("Industry", /^Tourism/).query()).toBeNull();
  await choice("Industry", /^and \d+ more$/).click();
  await expect.element(choice("Industry", /^Tourism/)).toBeVisible();
});

test("a ticket is chosen by a column, by either end with keys, or typed in any order; rows show it as a band", async () => {
  await open([testInvestor()]);
  await choice("Ticket", /^€250k – €500k, 12$/).click();
  await expect.poll(() => shown.address()).toContain("ticket=250000-500000");
  await expect.element(page.getByRole("listitem").getByText("€250k – €3m")).toBeVisible();
  expect(document.querySelectorAll("article .bg-accent-soft")).toHaveLength(1);
  const to = page.getByRole("slider", { name: "Ticket: To" });
  await expect.element(to).toHaveAttribute("aria-valuetext", "€500k");
  to.element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(() => shown.address()).toContain("ticket=250000-2500000");
  await userEvent.keyboard("{End}");
  await expect.poll(() => shown.address()).toMatch(/ticket=250000-$/);
  await group("Ticket").getByRole("textbox", { name: "To" }).fill("60,000");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => shown.address()).toContain("ticket=60000-250000");
  await expect.element(page.getByRole("button", { name: "Remove: €60k – €250k" })).toBeVisible();
});

test("where there is no room beside the list its choices open over it, and say how many are found", async () => {
  await open([testInvestor()], { width: 390, at: "/investors?type=bank&stage=idea,seed" });
  await page.getByRole("button", { name: "Filters (2)" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: /^Angel|angels/ }).click();
  await expect.poll(() => decodeURIComponent(shown.address())).toContain("type=bank,angel");
  await sheet.getByRole("button", { name: "Show · 1 investor" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test("where nothing is found it is said without which filter most would be", async () => {
  await open([], {
    at: "/investors?type=bank&country=GR",
    facets: testFacets({ without: { type: 3, stage: 0, country: 41, industry: 0, ticket: 0 } }),
  });
  await page.getByRole("button", { name: "Without “Country”: 41" }).click();
  await expect.poll(() => shown.address()).toBe("/investors?type=bank");
});

test("the list stays when counting fails, without numbers", async () => {
  await open([testInvestor()], {
    facets: Response.json({ code: "server.unexpected" }, { status: 500 }),
  });
  await expect.element(page.getByRole("link", { name: "Meltemi Ventures" })).toBeVisible();
  expect(group("Type").element().textContent).toContain("Bank");
  expect(group("Type").element().textContent).not.toMatch(/\d/);
});

test("words that find nothing are taken to the whole search, which knows names that are alike", async () => {
  await open([], { at: "/investors?q=meltmi" });
  await page.getByRole("link", { name: "See names like “meltmi”" }).click();
  await expect.poll(() => shown.address()).toBe("/search?q=meltmi");
});

test("filters that leave nothing can be taken away", async () => {
  await open([], { at: "/investors?type=bank&country=GR" });
  await expect.element(page.getByRole("heading", { name: "No investor matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect.poll(() => shown.address()).toBe("/investors");
});
