import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useListAddress } from "./list-address.ts";

let shown: TestPage;
afterEach(async () => {
  shown.close();
  await page.viewport(1280, 800);
});

const asked = {
  words: { name: "q", label: "Search startups" },
  filters: ["industries", "stages", "locations", "organizations"].map((name) => ({
    kind: "select" as const,
    name,
    label: name,
    any: `All ${name}`,
    options: [],
  })),
  sort: { name: "sort", label: "Order", fallback: "newest", options: [{ value: "newest", label: "Newest first" }] },
};

function Bar() {
  return <FilterBar asked={asked} address={useListAddress("/", {})} />;
}

test("four choices and the order stand on one line of a wide page, beside the words", async () => {
  await page.viewport(1440, 900);
  shown = await openTestPage(
    <div style={{ width: "75rem" }}>
      <Bar />
    </div>,
    { answers: {}, session: asVisitor(undefined) },
  );
  const order = page.getByRole("combobox", { name: "Order" });
  await expect.element(order).toBeVisible();
  const top = (node: Element) => Math.round(node.getBoundingClientRect().top);
  const words = page.getByRole("searchbox", { name: "Search startups" });
  for (const choice of page.getByRole("combobox").elements()) {
    expect([choice.getAttribute("aria-label"), top(choice)]).toEqual([
      choice.getAttribute("aria-label"),
      top(words.element()),
    ]);
    // Wide enough for what it says.
    expect(choice.getBoundingClientRect().width).toBeGreaterThan(150);
  }
});
