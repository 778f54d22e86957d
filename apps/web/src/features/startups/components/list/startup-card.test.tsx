import type { StartupCard as StartupFacts } from "@kerkis/contract/startups/startups.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { StartupCard } from "./startup-card.tsx";

let shown: TestPage;
afterEach(async () => {
  shown.close();
  await page.viewport(1280, 800);
});

test("amounts of cards side by side stand on one line, and a city of eleven letters is whole", async () => {
  await page.viewport(1440, 900);
  const startup = (number: number, tagline: string): StartupFacts => ({
    id: `0199a000-0000-7000-8000-00000000000${number}`,
    name: `Startup ${number}`,
    slug: `startup-${number}`,
    tagline,
    description: "",
    industry: "biotech",
    stage: "seed",
    location: "Θεσσαλονίκη",
    region: "central_macedonia",
    founded_on: null,
    logo_url: null,
    employees_range: "11-50",
    funding_total: number * 1_100_000,
    currency: "EUR",
    is_active: true,
    is_verified: true,
    created_at: "2026-11-20T09:00:00.000Z",
  });
  const startups = [startup(1, "Short"), startup(2, "A line that goes on for so long that it needs a second one")];
  shown = await openTestPage(
    <div className="w-[75rem]">
      <ListRows look="grid" label="Startups" rows={startups} rowId={({ id }) => id}>
        {(one) => <StartupCard startup={one} />}
      </ListRows>
    </div>,
    { answers: {}, session: asVisitor(undefined), language: "el", paths: ["/startup/$id"] },
  );
  const bottom = (amount: string) => page.getByText(amount, { exact: true }).element().getBoundingClientRect().bottom;
  await expect.element(page.getByText("1,1 εκ. €", { exact: true })).toBeVisible();
  expect(bottom("1,1 εκ. €")).toBe(bottom("2,2 εκ. €"));
  const city = page.getByText("Θεσσαλονίκη", { exact: true }).elements()[0];
  expect(city?.scrollWidth).toBeLessThanOrEqual(city?.clientWidth ?? 0);
});
