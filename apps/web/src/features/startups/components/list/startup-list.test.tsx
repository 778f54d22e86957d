import type { StartupCard } from "@kerkis/contract/startups/startups.schema.ts";
import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { parseSearch } from "#shared/routing/search.ts";
import type { Answer } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { startupSearch } from "../../model/startup-search.ts";
import { StartupList } from "./startup-list.tsx";

const facets: Answer<"startups.facets"> = {
  industries: [{ value: "energy", count: 12 }],
  stages: [{ value: "seed", count: 1200 }],
  locations: [{ value: "Χανιά", count: 3 }],
  organizations: [{ id: "0199a000-0000-7000-8000-000000000001", name: "Blue Hub", count: 2 }],
};

const AKTIS: StartupCard = {
  id: "0199a000-0000-7000-8000-000000000002",
  name: "Aktis Grid",
  slug: "aktis-grid",
  tagline: "Balances the grid",
  description: "",
  industry: "energy",
  stage: "seed",
  location: "Ηράκλειο",
  region: "crete",
  founded_on: null,
  logo_url: null,
  employees_range: "11-50",
  funding_total: 6_800_000,
  currency: "EUR",
  is_active: true,
  is_verified: true,
  created_at: "2026-11-20T09:00:00.000Z",
};

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

/** The list on an address, as the page has it. */
function Registry() {
  return (
    <Suspense>
      <StartupList
        path="/"
        search={startupSearch(parseSearch(useLocation().searchStr))}
        label="Search startups"
        placeholder="Search"
        empty={{ title: "None yet", filtered: { title: "No startup matches" } }}
      />
    </Suspense>
  );
}
const open = async (at = "/", items: StartupCard[] = []) => {
  shown = await openTestPage(<Registry />, {
    session: asVisitor(undefined),
    at,
    paths: ["/startup/$id", "/startups/compare"],
    answers: {
      "startups.facets": facets,
      "startups.list": { items, next_cursor: null },
      "startups.listCount": { value: 0, exact: true, groups: {} },
    },
  });
};
const select = (name: string) => page.getByRole("combobox", { name });
const address = () => parseSearch(shown.address().split("?")[1] ?? "");

test("every choice goes to the address, the others stay, and the empty one takes it away", async () => {
  await open();
  await select("Industry").selectOptions("energy");
  await select("Location").selectOptions("Χανιά");
  await select("Order").selectOptions("name");
  await expect.poll(address).toEqual({ industry: "energy", location: "Χανιά", sort: "name" });
  await select("Industry").selectOptions("");
  await select("Order").selectOptions("newest");
  await expect.poll(address).toEqual({ location: "Χανιά" });
});

test("choices say how many startups are behind them", async () => {
  await open();
  await expect.poll(() => select("Stage").element().textContent).toContain("Seed (1,200)");
  await expect.poll(() => select("Organization").element().textContent).toContain("Blue Hub (2)");
});

test("a choice that nothing is counted behind any more stays, by its name", async () => {
  await open("/?industry=fintech&organization=0199a000-0000-7000-8000-000000000009");
  await expect.poll(() => select("Industry").element().textContent).toContain("Fintech");
  await expect.element(select("Industry")).toHaveValue("fintech");
  await expect.element(select("Organization")).toHaveValue("0199a000-0000-7000-8000-000000000009");
  await expect.element(page.getByRole("heading", { name: "No startup matches" })).toBeVisible();
});

test("the registry can be taken along as it is filtered", async () => {
  await open("/?industry=energy", [AKTIS]);
  const link = page.getByRole("link", { name: "Download Excel" });
  await expect.element(link).toHaveAttribute("download");
  await expect
    .element(link)
    .toHaveAttribute("href", expect.stringMatching(/^\/api\/startups\.xlsx\?.*industry=energy.*_language=en/));
});

test("the same as a table: its headers order the list, and the address keeps both", async () => {
  await open("/?industry=energy", [AKTIS]);
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect.poll(address).toEqual({ industry: "energy", view: "table" });
  const row = page.getByRole("row", { name: /Aktis Grid/ });
  await expect.element(row).toMatchTextContent(/€6\.8m/);
  await page.getByRole("button", { name: "Listed" }).click();
  await expect.poll(address).toEqual({ industry: "energy", view: "table", sort: "oldest" });
  await page.getByRole("link", { name: "Cards" }).click();
  await expect.poll(address).toEqual({ industry: "energy", sort: "oldest" });
});
