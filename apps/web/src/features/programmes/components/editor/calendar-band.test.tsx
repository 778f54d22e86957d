import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CalendarBand } from "./calendar-band.tsx";

let shown: TestPage;
afterEach(() => shown.close());

/** The band beside the field that it moves. */
function Dates({ isFixed = false, closed = null }: { isFixed?: boolean; closed?: string | null }) {
  const [closes, setCloses] = useState("2027-03-24");
  return (
    <>
      <output aria-label="field">{closes}</output>
      <CalendarBand
        days={{
          opens: "2027-03-22",
          closes,
          closed,
          decisionDays: 5,
          rounds: [{ id: "a", title: "First round", deadline: "2027-04-20" }],
          today: "2027-03-01",
        }}
        hasGrace
        onEnd={isFixed ? null : setCloses}
      />
    </>
  );
}
const open = async (isFixed = false, closed: string | null = null) => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<Dates {...{ isFixed, closed }} />, { answers: {}, session: asVisitor(undefined) });
  await expect.element(page.getByRole("heading", { name: "How it spreads over the calendar" })).toBeVisible();
};
const field = () => page.getByRole("status", { name: "field" });
const end = () => page.getByRole("slider", { name: "End of applications" });

test("the end is moved with the arrows, never before the beginning, and the decision's day follows", async () => {
  await open();
  await expect.element(page.getByText(/The decision is due by 1 April 2027/)).toBeVisible();
  await expect.element(page.getByText(/Not counted: .*25 Mar/)).toBeVisible();
  end().element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(field()).toHaveTextContent("2027-03-25");
  await expect.element(end()).toHaveAttribute("aria-valuetext", "25 March 2027");
  await userEvent.keyboard("{PageUp}");
  await expect.element(field()).toHaveTextContent("2027-04-01");
  await expect.element(page.getByText(/The decision is due by 1 April 2027/)).not.toBeInTheDocument();
  await userEvent.keyboard("{PageDown}{PageDown}{PageDown}");
  await expect.element(field()).toHaveTextContent("2027-03-22");
});

test("the end is drawn with the pointer", async () => {
  await open();
  const handle = end().element();
  const { left, top, width } = handle.getBoundingClientRect();
  const at = (type: string, x: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: top + 5 }));
  handle.setPointerCapture = () => undefined;
  at("pointerdown", left + width / 2);
  await expect.poll(() => document.querySelector("[role=slider]")).not.toBeNull();
  at("pointermove", left + 200);
  await expect.poll(() => field().element().textContent ?? "").toMatch(/^2027-0[45]/);
  at("pointerup", left + 200);
});

test("days that stand are not moved, and each is told in words", async () => {
  await open(true);
  expect(end().elements()).toHaveLength(0);
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Applications: 22 Mar 2027 to 24 Mar 2027",
    "First round: 25 Mar 2027 to 20 Apr 2027",
    "Decision within 5 working days: 24 Mar 2027 to 1 Apr 2027",
  ]);
});

test("what was closed before its end has no grace at the end that was planned", async () => {
  await open(true);
  expect(document.querySelector("[data-grace]")).not.toBeNull();
  shown.close();
  await open(true, "2027-03-23");
  expect(document.querySelector("[data-grace]")).toBeNull();
});
