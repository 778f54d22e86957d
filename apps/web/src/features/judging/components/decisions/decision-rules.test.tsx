import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { DecisionRulesChoice } from "./decision-rules.tsx";

let shown: TestPage | undefined;
afterEach(() => shown?.close());

const open = async (secondPerson: boolean, mayRule: boolean) => {
  shown = await openTestPage(
    <>
      <h1>Decisions</h1>
      <DecisionRulesChoice rules={{ second_person: secondPerson }} mayRule={mayRule} />
    </>,
    {
      answers: { "judging.setDecisionRules": { second_person: true } },
      session: asVisitor(undefined),
    },
  );
  await expect.element(page.getByRole("heading", { name: "Decisions" })).toBeVisible();
};
const choice = () => page.getByRole("checkbox", { name: "Prepared decisions are applied by a second person" });

test("owners and admins choose whether a second person applies what was prepared", async () => {
  await open(false, true);
  await expect.element(choice()).not.toBeChecked();
  await choice().click();
  await expect.element(page.getByText("Your choice is saved")).toBeVisible();
  expect(shown?.calls).toContain("PUT /decision-rules");
});

test("everyone else reads it where it holds, and hears nothing of it where it does not", async () => {
  await open(true, false);
  await expect.element(page.getByText("Prepared decisions are applied by a second person")).toBeVisible();
  await expect.element(choice()).not.toBeInTheDocument();
  shown?.close();
  await open(false, false);
  await expect.element(page.getByText("Prepared decisions are applied by a second person")).not.toBeInTheDocument();
});
