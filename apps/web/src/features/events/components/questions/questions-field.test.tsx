import { type EventAnswers, eventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import { FormProvider } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { NEW_EVENT } from "../../model/new-event.ts";
import { QuestionsField } from "./questions-field.tsx";

/** An event of which all is said that must be. */
const FILLED = {
  ...NEW_EVENT,
  title: "Pitch night",
  starts: "2027-03-26T18:30",
  ends: "2027-03-26T20:30",
  venue: "Hub",
};

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

function Form({ onSubmit }: { onSubmit: (answers: EventAnswers) => void }) {
  const form = useContractForm<EventAnswers, EventAnswers>(async () => eventAnswers, { defaultValues: FILLED });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(onSubmit)}>
        <QuestionsField />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

test("questions are written in both languages, with the answers to choose from, and taken away again", async () => {
  const onSubmit = vi.fn<(answers: EventAnswers) => void>();
  shown = await openTestPage(<Form onSubmit={onSubmit} />, { answers: {}, session: asVisitor(undefined) });
  const add = page.getByRole("button", { name: "Add a question" });
  await add.click();
  await add.click();
  await page
    .getByRole("textbox", { name: /Question in Greek/ })
    .nth(1)
    .fill("Φαγητό");
  await page
    .getByRole("textbox", { name: /Question in English/ })
    .nth(1)
    .fill("Food");
  await page
    .getByRole("combobox", { name: /Type of answer/ })
    .nth(1)
    .selectOptions("One option");
  await page.getByRole("combobox", { name: "Required" }).nth(1).selectOptions("Yes");
  await page
    .getByRole("combobox", { name: /Type of answer/ })
    .nth(1)
    .selectOptions("One option");
  await page.getByRole("textbox", { name: /Answers to choose from/ }).fill("Χορτοφαγικό | Vegetarian\nΨάρι");
  await page.getByRole("button", { name: "Remove question 1" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0].questions).toEqual([
    {
      key: expect.stringMatching(/^q[a-z0-9]+$/),
      type: "choice",
      label: { el: "Φαγητό", en: "Food" },
      is_required: true,
      options: [
        { value: expect.any(String), label: { el: "Χορτοφαγικό", en: "Vegetarian" } },
        { value: expect.any(String), label: { el: "Ψάρι", en: "" } },
      ],
    },
  ]);
});

test("questions change places by their buttons, which keep the focus, and the new place is said", async () => {
  const onSubmit = vi.fn<(answers: EventAnswers) => void>();
  shown = await openTestPage(<Form onSubmit={onSubmit} />, { answers: {}, session: asVisitor(undefined) });
  const add = page.getByRole("button", { name: "Add a question" });
  for (const [index, words] of ["Πρώτη", "Δεύτερη", "Τρίτη"].entries()) {
    await add.click();
    await page
      .getByRole("textbox", { name: /Question in Greek/ })
      .nth(index)
      .fill(words);
  }
  await expect.element(page.getByRole("button", { name: "Move question 1 up" })).toBeDisabled();
  const up = page.getByRole("button", { name: "Move question 3 up" });
  up.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Place 2 of 3", { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Move question 2 up" })).toHaveFocus();
  await page.getByRole("button", { name: "Move question 1 down" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0].questions.map(({ label }) => label.el)).toEqual(["Τρίτη", "Πρώτη", "Δεύτερη"]);
});
