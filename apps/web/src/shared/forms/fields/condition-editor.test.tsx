import { condition as conditionSchema } from "@kerkis/contract/core/conditions/conditions.schema.ts";
import { type Condition, isCompared } from "@kerkis/contract/core/conditions/conditions.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { ConditionEditor } from "./condition-editor.tsx";
import type { ConditionFacts } from "./condition-values.ts";

const both = (text: string) => ({ el: text, en: text });
const names = { ports: both("Ports"), energy: both("Energy"), tourism: both("Tourism") };
const FACTS: ConditionFacts = {
  field: { label: both("Field"), kind: "choice", names },
  fields: { label: both("Fields"), kind: "several", names },
  market: { label: both("Market"), kind: "country" },
  budget: { label: both("Budget"), kind: "number", currency: "USD" },
  since: { label: both("Since"), kind: "day" },
};

let shown: TestPage;
let kept: Condition;
afterEach(() => shown.close());

function Held({ start, issues }: { start: Condition; issues: readonly FieldIssue[] }) {
  const [condition, setCondition] = useState(start);
  const change = (next: Condition) => {
    kept = next;
    setCondition(next);
  };
  return <ConditionEditor condition={condition} onChange={change} facts={FACTS} issues={issues} />;
}

async function open(start: Condition, issues: readonly FieldIssue[] = []) {
  kept = start;
  await page.viewport(390, 844);
  shown = await openTestPage(<Held start={start} issues={issues} />, { session: asVisitor(undefined), answers: {} });
}

const field = (name: string) => page.getByRole("combobox", { name });
const focused = () => document.activeElement;

test("a choice is compared with several, of which one at least must be there; back to one keeps the first", async () => {
  await open({ fact: "field", is: "is", value: "energy" });
  await field("Comparison").selectOptions("is one of");
  expect(kept).toEqual({ fact: "field", is: "one_of", value: ["energy"] });
  const ports = page.getByRole("button", { name: "Ports" });
  ports.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(kept).toEqual({ fact: "field", is: "one_of", value: ["ports", "energy"] });
  await field("Comparison").selectOptions("is none of");
  expect(kept).toMatchObject({ is: "none_of", value: ["ports", "energy"] });
  await field("Comparison").selectOptions("is not");
  expect(kept).toEqual({ fact: "field", is: "is_not", value: "ports" });
});

test("several answers include all, any or none of what is chosen; countries are found by typing", async () => {
  await open({ fact: "field", is: "is", value: "energy" });
  await field("Fact").selectOptions("Fields");
  expect(kept).toEqual({ fact: "fields", is: "has", value: ["ports"] });
  const offered = [...field("Comparison").element().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(offered).toEqual(["includes", "includes any of", "includes none of", "was declared"]);

  await field("Fact").selectOptions("Market");
  await field("Comparison").selectOptions("is one of");
  expect(kept).toEqual({ fact: "market", is: "one_of", value: ["GR"] });
  await page.getByRole("combobox", { name: "Values" }).click();
  await userEvent.keyboard("cypr");
  await page.getByRole("option", { name: /Cyprus/ }).click();
  expect(kept).toMatchObject({ value: ["GR", "CY"] });
  await page.getByRole("button", { name: "Remove Greece" }).click();
  expect(kept).toMatchObject({ value: ["CY"] });
});

test("an amount says its currency, and a day may be any but one", async () => {
  await open({ fact: "budget", is: "at_most", value: 100_000 });
  await expect.element(page.getByRole("textbox", { name: "Value in USD" })).toBeVisible();
  await field("Fact").selectOptions("Since");
  await field("Comparison").selectOptions("is not");
  await page.getByLabelText("Value").fill("2026-05-01");
  expect(kept).toEqual({ fact: "since", is: "is_not", value: "2026-05-01" });
});

/** How many groups a condition is nested in. */
const depthOf = (condition: Condition): number =>
  isCompared(condition)
    ? 0
    : 1 +
      Math.max(
        ...("not" in condition ? [condition.not] : "all" in condition ? condition.all : condition.any).map(depthOf),
      );

test("conditions are nested as deep as can be kept, and no deeper; none of it is cut off on a phone", async () => {
  await open({ fact: "field", is: "is", value: "energy" });
  const shapes = field("It holds when");
  for (const [depth, shape] of [
    "All of these hold",
    "Any of these holds",
    "This does not hold",
    "All of these hold",
    "Any of these holds",
  ].entries()) {
    await shapes.nth(depth).selectOptions(shape);
    expect(depthOf(kept)).toBe(depth + 1);
  }
  expect(shapes.elements()).toHaveLength(5);
  expect(conditionSchema.safeParse(kept).success).toBe(true);
  expect(conditionSchema.safeParse({ not: kept }).success).toBe(false);
  await page.getByRole("button", { name: "Add a condition" }).first().click();
  await expect
    .element(page.getByRole("group", { name: "Condition 1.1.1.1" }).getByRole("combobox", { name: "Fact" }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("by keyboard whoever adds a condition stands in it, and whoever takes one away stands in the next", async () => {
  await open({
    all: [
      { fact: "field", is: "is", value: "energy" },
      { fact: "budget", is: "at_most", value: 5 },
    ],
  });
  const add = page.getByRole("button", { name: "Add a condition" });
  await expect.element(add).toBeVisible();
  add.element().focus();
  await userEvent.keyboard("{Enter}");
  const part = (place: number) => page.getByRole("group", { name: `Condition ${place}` });
  await expect.poll(() => part(3).element().contains(focused())).toBe(true);
  page.getByRole("button", { name: "Remove condition 2" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => part(2).element().contains(focused())).toBe(true);
  expect(kept).toMatchObject({
    all: [
      { fact: "field", value: "energy" },
      { fact: "field", value: "ports" },
    ],
  });
});

test("what is wrong is said at its field, however deep; a fact that nothing asks for says so by itself", async () => {
  const start: Condition = {
    any: [{ fact: "since", is: "at_least", value: "" }, { not: { fact: "gone", is: "at_most", value: 5 } }],
  };
  await open(start, [{ path: "any.0.value", code: "required" }]);
  await expect.element(page.getByLabelText("Value")).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText("This field is required")).toBeVisible();
  await expect.element(page.getByText(/Nothing asks for this any more/)).toBeVisible();
  await page
    .getByRole("group", { name: "Condition 2" })
    .getByRole("combobox", { name: "Fact" })
    .selectOptions("Budget");
  expect(kept).toMatchObject({ any: [{}, { not: { fact: "budget", is: "at_most", value: 0 } }] });
});
