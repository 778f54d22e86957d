import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { DateInput } from "./date-input.tsx";
import { Field } from "../forms/field.tsx";

let shown: TestPage;
afterEach(() => shown.close());

function Founded({ start }: { start: string | null }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <Field label="Founded on">
        <DateInput value={day} onValueChange={setDay} max="2026-11-20" />
      </Field>
      <output aria-label="day">{day ?? "none"}</output>
    </>
  );
}

const open = async (start: string | null, language: "el" | "en" = "en") => {
  shown = await openTestPage(<Founded start={start} />, { answers: {}, session: asVisitor(undefined), language });
};
const field = () => page.getByRole("textbox", { name: "Founded on" });
const day = () => page.getByLabelText("day", { exact: true });

test.each([
  ["el", "η/μ/εεεε", "Γράψτε την ημερομηνία έτσι: 25/3/2026."],
  ["en", "d/m/yyyy", "Write the date as 25/3/2026."],
] as const)("is typed day first in %s, whatever the browser's language", async (language, form, wrong) => {
  await open("2024-11-05", language);
  await expect.element(field()).toHaveValue("5/11/2024");
  await expect.element(field()).toHaveAttribute("placeholder", form);
  await field().fill("3.4.2025");
  await expect.element(day()).toHaveTextContent("2025-04-03");
  await userEvent.tab();
  await expect.element(field()).toHaveValue("3/4/2025");
  await field().fill("31/2/2025");
  await expect.element(page.getByText(wrong)).toBeVisible();
  await expect.element(field()).toHaveAttribute("aria-invalid", "true");
  await expect.element(day()).toHaveTextContent("none");
  await userEvent.tab();
  await expect.element(field()).toHaveValue("31/2/2025");
});

test("a day outside says which may be chosen", async () => {
  await open(null);
  await field().fill("21/11/2026");
  await expect.element(page.getByText("Choose a day up to 20/11/2026.")).toBeVisible();
  await expect.element(day()).toHaveTextContent("none");
});

test("the calendar opens with keys, speaks the page's language, and its choice is in the field", async () => {
  await open("2024-11-05", "el");
  await field().click();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  const calendar = page.getByRole("dialog", { name: "Ημερολόγιο" });
  await expect.element(calendar.getByRole("gridcell", { selected: true })).toBeVisible();
  expect(calendar.element().textContent).toMatch(/Νο[εέ]μβρ/);
  await expect.poll(() => document.activeElement?.textContent).toBe("5");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field()).toHaveValue("12/11/2024");
  await expect.element(day()).toHaveTextContent("2024-11-12");
  await expect.element(calendar).not.toBeInTheDocument();
});
