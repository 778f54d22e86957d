import { useLocation, useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { parseSearch, stringifySearch } from "#shared/routing/search.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { startupSearch } from "../hooks/startup-search.ts";
import { StartupFilters } from "./startup-filters.tsx";

const facets = {
  industries: [{ value: "energy", count: 12 }],
  stages: [{ value: "seed", count: 1200 }],
  locations: [{ value: "Χανιά", count: 3 }],
  organizations: [{ id: "0199a000-0000-7000-8000-000000000001", name: "Blue Hub", count: 2 }],
};

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

/** The filters on an address, as the page has them. */
function Filters() {
  const { history } = useRouter();
  const search = startupSearch(parseSearch(useLocation().searchStr));
  return (
    <Suspense>
      <StartupFilters search={search} onChange={(next) => history.push(`/${stringifySearch({ ...next })}`)} />
    </Suspense>
  );
}
const open = async () => {
  shown = await openTestPage(<Filters />, {
    session: asVisitor(undefined),
    answers: { "GET /startups/facets": facets },
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

test("on a phone the filters wait behind a button that tells how many are in force", async () => {
  await page.viewport(390, 844);
  await open();
  expect(select("Industry").elements()).toHaveLength(0);
  await page.getByRole("button", { name: "Filters" }).click();
  await select("Industry").selectOptions("energy");
  await expect.element(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});
