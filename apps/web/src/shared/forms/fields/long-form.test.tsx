import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { FormFields } from "./form-fields.tsx";

/** The browser's own search in the page, which no standard has. */
interface Finding {
  find: (words: string, caseMatters: boolean, backwards: boolean, fromTheTop: boolean) => boolean;
}

let shown: TestPage;
afterEach(() => shown.close());

const fieldsOf = (count: number): Section["fields"] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `f${at}`,
      { type: "text", max: 200, label: { el: `Ερώτηση ${at} τέλος`, en: `Question ${at} end` } },
    ]),
  );

const BLANK: Record<string, string> = Object.fromEntries(Object.keys(fieldsOf(120)).map((name) => [name, ""]));

const LAST = "f119";

/** A form of so many fields; of 120 the last is refused. */
function Form({ count }: { count: number }) {
  const [asked] = useState(() => fieldsOf(count));
  const form = useForm({ defaultValues: BLANK, resolver: refuse });
  return (
    <FormProvider {...form}>
      <form className="grid gap-6" onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <button type="submit">send</button>
        <FormFields fields={asked} />
      </form>
    </FormProvider>
  );
}
const refuse = () => ({ values: {}, errors: { [LAST]: { type: "required", message: "Answer this." } } });

async function open(count: number) {
  await page.viewport(390, 844);
  shown = await openTestPage(<Form count={count} />, { answers: {}, session: asVisitor(undefined) });
  await expect.element(fieldAt(0)).toBeVisible();
}
const fieldAt = (at: number) => page.getByRole("textbox", { name: new RegExp(`^Question ${at} end`) });
/** Whether the browser draws it now. */
const isDrawn = (at: number) => fieldAt(at).element().checkVisibility({ contentVisibilityAuto: true });
const top = (at: number) => fieldAt(at).element().getBoundingClientRect().top;

test("of a form of 120 fields what is far from the screen is not drawn, and comes when it is scrolled to", async () => {
  await open(120);
  await expect.poll(() => isDrawn(119)).toBe(false);
  await expect.poll(() => isDrawn(0)).toBe(true);
  fieldAt(119).element().scrollIntoView();
  await expect.poll(() => isDrawn(119)).toBe(true);
  await expect.poll(() => isDrawn(0)).toBe(false);
});

test("a short form is drawn whole", async () => {
  await open(20);
  expect(isDrawn(19)).toBe(true);
});

test("what is not drawn is still reached: by focus, by a refusal, by a search in the page, and in print", async () => {
  await open(120);
  await expect.poll(() => isDrawn(60)).toBe(false);
  (fieldAt(60).element() as HTMLElement).focus();
  await expect.element(fieldAt(60)).toHaveFocus();
  await expect.poll(() => isDrawn(60) && top(60) > 0 && top(60) < innerHeight).toBe(true);

  await page.getByRole("button", { name: "send" }).click();
  await expect.element(fieldAt(119)).toHaveFocus();
  await expect.poll(() => isDrawn(119) && top(119) > 0 && top(119) < innerHeight).toBe(true);
  await expect.element(page.getByText("Answer this.")).toBeVisible();

  scrollTo(0, 0);
  await expect.poll(() => isDrawn(90)).toBe(false);
  const find = (words: string) => (window as unknown as Finding).find(words, false, false, true);
  expect(find("Question 90 end")).toBe(true);
  await expect.poll(() => isDrawn(90) && top(90) > 0 && top(90) < innerHeight).toBe(true);

  const [row] = fieldAt(119).element().closest("form")?.querySelectorAll("[class*=content-visibility]") ?? [];
  expect(row?.className).toContain("print:[content-visibility:visible]");
});
