import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useListAddress } from "../list-address.ts";

let shown: TestPage;
afterEach(async () => {
  shown.close();
  await page.viewport(1280, 800);
});

const FOUR = ["industries", "stages", "locations", "startups and investors"];
const askedFor = (names: readonly string[]) => ({
  words: { name: "q", label: "Search startups" },
  filters: names.map((name) => ({
    kind: "select" as const,
    name,
    label: name,
    any: `All ${name}`,
    options: [],
  })),
  sort: { name: "sort", label: "Order", fallback: "newest", options: [{ value: "newest", label: "Newest first" }] },
});

function Bar({ filters = FOUR }: { filters?: readonly string[] }) {
  return <FilterBar asked={askedFor(filters)} address={useListAddress("/", {})} />;
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
    expect(cutBy(choice)).toBe(0);
  }
});

test("five choices have a line with the order, and the words one of their own", async () => {
  await page.viewport(1440, 900);
  shown = await openTestPage(
    <div style={{ width: "73rem" }}>
      <Bar filters={[...FOUR, "countries of Europe"]} />
    </div>,
    { answers: {}, session: asVisitor(undefined) },
  );
  const words = page.getByRole("searchbox", { name: "Search startups" });
  await expect.element(words).toBeVisible();
  const tops = page
    .getByRole("combobox")
    .elements()
    .map((choice) => Math.round(choice.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThan(words.element().getBoundingClientRect().bottom);
});

test("with four choices and one that is on or off too, the words' line has what clears all, and the choices have theirs", async () => {
  await page.viewport(1440, 900);
  const asked = askedFor(FOUR);
  const chips = {
    kind: "chips" as const,
    name: "mine",
    label: "Mine",
    options: [{ value: "mine", label: "Following" }],
  };
  const Narrowed = () => (
    <FilterBar asked={{ ...asked, filters: [chips, ...asked.filters] }} address={useListAddress("/", { q: "aktis" })} />
  );
  shown = await openTestPage(
    <div style={{ width: "70rem" }}>
      <Narrowed />
    </div>,
    { answers: {}, session: asVisitor(undefined) },
  );
  const clear = page.getByRole("button", { name: "Clear filters" });
  await expect.element(clear).toBeVisible();
  const middle = (node: Element) => {
    const { top, height } = node.getBoundingClientRect();
    return Math.round(top + height / 2);
  };
  expect(middle(page.getByRole("searchbox").element())).toBe(middle(clear.element()));
  const choices = [page.getByRole("button", { name: "Following" }).element(), ...page.getByRole("combobox").elements()];
  expect(choices).toHaveLength(6);
  expect(new Set(choices.map(middle)).size).toBe(1);
});

test("a choice with many words says them whole, and the line wraps", async () => {
  await page.viewport(1440, 900);
  shown = await openTestPage(
    <div style={{ width: "60rem" }}>
      <Bar />
    </div>,
    { answers: {}, session: asVisitor(undefined) },
  );
  const choices = page.getByRole("combobox");
  await expect.element(choices.first()).toBeVisible();
  for (const choice of choices.elements()) expect([choice.textContent, cutBy(choice)]).toEqual([choice.textContent, 0]);
});

test("on a phone what another page set is named in sight, whole or cut, and leaves the choices folded", async () => {
  await page.viewport(390, 844);
  const asked = askedFor(FOUR);
  const given = { kind: "given" as const, name: "call", label: "Call", named: "Πιο ήσυχες πόλεις".repeat(6) };
  const Narrowed = () => (
    <FilterBar asked={{ ...asked, filters: [...asked.filters, given] }} address={useListAddress("/", { call: "7" })} />
  );
  shown = await openTestPage(<Narrowed />, { answers: {}, session: asVisitor(undefined) });
  const chip = page.getByRole("button", { name: `Remove: Call: ${given.named}` });
  await expect.element(chip).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expect
    .element(page.getByRole("button", { name: "Filters", exact: true }))
    .toHaveAttribute("aria-expanded", "false");
  expect(page.getByRole("combobox").elements()).toEqual([]);
  await chip.click();
  await expect.poll(() => shown.address()).toBe("/");
});

/** By how many pixels the words of a choice in force are cut. */
function cutBy(choice: Element): number {
  if (!(choice instanceof HTMLSelectElement)) throw new Error("No choice.");
  const style = getComputedStyle(choice);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("Nothing to measure with.");
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const words = context.measureText(choice.selectedOptions[0]?.textContent ?? "").width;
  const room = choice.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return Math.max(0, Math.floor(words - room));
}
