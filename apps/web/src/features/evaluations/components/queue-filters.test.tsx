import { useLocation, useRouter } from "@tanstack/react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { parseSearch, stringifySearch } from "#shared/routing/search.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { session, testId } from "../evaluations.factory.ts";
import { queueSearch } from "../hooks/queue-search.ts";
import { QueueFilters } from "./queue-filters.tsx";

let shown: TestPage;
afterEach(() => shown.close());

/** The filters on an address, as the page has them. */
function Filters() {
  const { history } = useRouter();
  const search = queueSearch(parseSearch(useLocation().searchStr));
  return (
    <>
      <QueueFilters
        search={search}
        evaluators={[{ value: testId(60), label: "Nikos Vlachos" }]}
        onChange={(change) => history.push(`/${stringifySearch({ ...search, ...change })}`)}
        summary="1 application"
      />
      <button type="button" onClick={() => history.back()}>
        back
      </button>
    </>
  );
}
const select = (name: string) => page.getByRole("combobox", { name });
const address = () => parseSearch(shown.address().split("?")[1] ?? "");

test("every choice goes to the address, and back undoes it", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<Filters />, { answers: {}, session: session() });
  await select("Status").selectOptions("open");
  await select("Industry").selectOptions("energy");
  await select("Evaluator").selectOptions("none");
  await expect.poll(address).toEqual({ phase: "open", industry: "energy", evaluator: "none" });
  await page.getByRole("button", { name: "back" }).click();
  await expect.element(select("Evaluator")).toHaveValue("");
  await select("Status").selectOptions("");
  await expect.poll(address).toEqual({ industry: "energy" });
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(address).toEqual({});
});

test("the search waits for a pause, follows the address, and never overwrites what is being typed", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<Filters />, { answers: {}, session: session() });
  const box = page.getByRole("searchbox");
  await box.fill("ak");
  await box.fill("aktis");
  expect(address()).toEqual({});
  await expect.poll(address).toEqual({ search: "aktis" });
  await box.fill("aktis grid");
  await expect.poll(address).toEqual({ search: "aktis grid" });
  await page.getByRole("button", { name: "back" }).click();
  await expect.element(box).toHaveValue("aktis");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(box).toHaveValue("");
});
