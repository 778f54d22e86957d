import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { FormFields } from "./form-fields.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const half = (name: string): Section["fields"][string] => ({
  type: "text",
  max: 20,
  width: "half",
  label: { el: name, en: name },
});

function Form() {
  const form = useForm({ defaultValues: { tax: "", number: "" } });
  return (
    <FormProvider {...form}>
      <form className="grid gap-6">
        <FormFields
          fields={{ tax: half("Tax"), number: half("Number") }}
          below={{ tax: <p>Said of the tax number</p> }}
        />
      </form>
    </FormProvider>
  );
}

test("what is said of one of two fields that stand beside each other parts them not: it comes below both", async () => {
  await page.viewport(1440, 900);
  shown = await openTestPage(<Form />, { answers: {}, session: asVisitor(undefined) });
  await expect.element(page.getByText("Said of the tax number")).toBeVisible();
  const boxOf = (name: string) =>
    page
      .getByRole("textbox", { name: new RegExp(`^${name}`) })
      .element()
      .getBoundingClientRect();
  expect(boxOf("Number").top).toBe(boxOf("Tax").top);
  const said = page.getByText("Said of the tax number").element().getBoundingClientRect();
  expect(said.top).toBeGreaterThan(boxOf("Number").bottom);
});

function Share() {
  const form = useForm<{ share: number | null }>({ defaultValues: { share: null } });
  const share = useWatch({ control: form.control, name: "share" });
  return (
    <FormProvider {...form}>
      <form>
        <FormFields
          fields={{
            share: { type: "number", isDecimal: true, min: -9, max: 9, label: { el: "Μερίδιο", en: "Share" } },
          }}
        />
      </form>
      <p data-testid="kept">{JSON.stringify(share)}</p>
    </FormProvider>
  );
}

test("a number that may have decimals takes a comma or a point, and an empty one is none", async () => {
  shown = await openTestPage(<Share />, { answers: {}, session: asVisitor(undefined) });
  const field = page.getByRole("textbox", { name: /^Share/ });
  const kept = page.getByTestId("kept");
  for (const [typed, value] of [
    ["2,5", "2.5"],
    ["-0.0625", "-0.0625"],
    ["", "null"],
  ] as const) {
    await field.fill(typed);
    await expect.element(kept).toHaveTextContent(value);
  }
});

function Later() {
  const form = useForm({ defaultValues: { owed: "", free: "" } });
  const text = (name: string) => ({ type: "text", max: 20, label: { el: name, en: name } }) as const;
  return (
    <FormProvider {...form}>
      <form>
        <FormFields fields={{ owed: { ...text("Owed"), isOwed: true }, free: text("Free") }} />
      </form>
    </FormProvider>
  );
}

test("what a later step waits for is not called optional", async () => {
  shown = await openTestPage(<Later />, { answers: {}, session: asVisitor(undefined) });
  await expect.element(page.getByRole("textbox", { name: "Free (optional)", exact: true })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Owed", exact: true })).toBeVisible();
});
