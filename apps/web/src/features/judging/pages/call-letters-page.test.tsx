import type { Letters } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { USUAL_LETTERS } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founderSession } from "#features/applications/applications.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CallLettersPage } from "./call-letters-page.tsx";

const CALL = "0199a000-0000-7000-8000-000000000082";

let shown: TestPage;
afterEach(() => shown.close());

test("a call begins with its organization's letter; what is saved is its own, which is let go of and brought back", async () => {
  await page.viewport(1440, 900);
  const programme = { id: CALL, title: { el: "Γαλάζια Ανάπτυξη", en: "Blue Growth" } };
  let letters: Letters = { ...USUAL_LETTERS, programme, own: [] };
  const sent: { programme_id: string; verdict: string }[] = [];
  shown = await openTestPage(<CallLettersPage />, {
    session: founderSession(),
    at: `/evaluation-management/challenges/${CALL}/letters`,
    route: "/evaluation-management/challenges/$programmeId/letters",
    isPage: true,
    answers: {
      "judging.letterTemplates": () => letters,
      "judging.saveLetterTemplate": async (request) => {
        const { texts, ...input } = await request.json();
        sent.push(input);
        letters = { ...letters, approve: texts, own: ["approve"] };
        return letters;
      },
      "judging.dropLetterTemplate": () => {
        letters = { ...letters, approve: USUAL_LETTERS.approve, own: [] };
        return letters;
      },
    },
  });
  const subject = page.getByRole("textbox", { name: "Subject" });
  await expect.element(page.getByText("The organization’s letter goes out.", { exact: false })).toBeVisible();
  await expect.element(subject).toHaveValue(USUAL_LETTERS.approve.el.subject);
  await subject.fill("Καλώς ήρθατε, {{subject}}");
  await expect.element(page.getByRole("heading", { name: "Καλώς ήρθατε, Halios Ports" })).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent).toEqual([{ programme_id: CALL, verdict: "approve" }]);
  await expect.element(page.getByText("The call has a letter of its own.")).toBeVisible();
  await expect.element(subject).toHaveValue("Καλώς ήρθατε, {{subject}}");
  await expect.element(page.getByRole("heading", { name: "Καλώς ήρθατε, Halios Ports" })).toBeVisible();

  await page.getByRole("button", { name: "Use the organization’s letter" }).click();
  await expect.element(subject).toHaveValue(USUAL_LETTERS.approve.el.subject);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(subject).toHaveValue("Καλώς ήρθατε, {{subject}}");
  await page.getByRole("tab", { name: "Rejection" }).click();
  await expect.element(page.getByText("The organization’s letter goes out.", { exact: false })).toBeVisible();
});
