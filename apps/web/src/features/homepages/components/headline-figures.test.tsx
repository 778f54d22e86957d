import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const open = async (figures: Partial<Parameters<typeof HeadlineFigures>[0]["figures"]>) => {
  const none = { registered_startups: 0, active_investors: 0, total_funding: 0, events_hosted: 0 };
  shown = await openTestPage(<HeadlineFigures figures={{ ...none, ...figures }} />, {
    answers: {},
    session: asVisitor(undefined),
  });
  await expect.element(page.getByRole("region", { name: "The ecosystem today" })).toBeVisible();
};
const figures = () => [...document.querySelectorAll("dl dd")].map((node) => node.textContent);

test("what there is none of is not counted", async () => {
  await open({ registered_startups: 16, total_funding: 76_000_000 });
  expect(figures()).toEqual(["16", "€76m"]);
});

test("an ecosystem that has nothing yet shows no figure", async () => {
  await open({});
  expect(figures()).toEqual([]);
});

test("one of something is named as one", async () => {
  await open({ active_investors: 1, events_hosted: 2 });
  expect([...document.querySelectorAll("dl dt")].map((node) => node.textContent)).toEqual([
    "active investor",
    "events hosted",
  ]);
});
