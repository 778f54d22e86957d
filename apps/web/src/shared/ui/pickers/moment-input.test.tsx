import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { MomentInput, readTime } from "./moment-input.tsx";

let shown: TestPage | undefined;
afterEach(() => shown?.close());

test.each([
  ["9:30", "09:30"],
  ["0930", "09:30"],
  ["15.00", "15:00"],
  ["23:59:59", "23:59:59"],
  ["15:00:00", "15:00"],
  ["24:00", null],
  ["12:60", null],
  ["noon", null],
  ["", null],
])("«%s» is %s", (typed, time) => expect(readTime(typed)).toBe(time));

function Shown() {
  const [value, setValue] = useState("2026-11-20T15:00:00");
  return (
    <>
      <Field label="Closes">
        <MomentInput value={value} onValueChange={setValue} />
      </Field>
      <output aria-label="moment">{value}</output>
    </>
  );
}

test("a moment is written by day and time in the reader's language; half of one stays half", async () => {
  shown = await openTestPage(<Shown />, { answers: {}, session: asVisitor(undefined) });
  const [day, time] = [page.getByRole("textbox", { name: "Closes" }), page.getByRole("textbox", { name: "Time" })];
  const moment = page.getByLabelText("moment", { exact: true });
  await expect.element(day).toHaveValue("20/11/2026");
  await expect.element(time).toHaveValue("15:00");
  await userEvent.fill(time, "930");
  await expect.element(moment).toHaveTextContent("2026-11-20T09:30");
  await userEvent.fill(day, "9/4/2027");
  await expect.element(moment).toHaveTextContent("2027-04-09T09:30");
  await userEvent.fill(time, "");
  await expect.element(moment).not.toHaveTextContent("09:30");
  await expect.element(moment).toHaveTextContent("2027-04-09T");
});
