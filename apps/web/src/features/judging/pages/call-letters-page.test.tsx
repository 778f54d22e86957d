import type { Letters } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { USUAL_LETTERS } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founderSession } from "#features/applications/applications.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CallLettersPage } from "./call-letters-page.tsx";
import { LettersPage } from "./letters-page.tsx";

const CALL = "0199a000-0000-7000-8000-000000000082";

let shown: TestPage;
afterEach(() => shown.close());

test("a call begins with its organization's letter; what is saved is its own, which is let go of and brought back", async () => {
  await page.viewport(1440, 900);
  const programme = { id: CALL, title: { el: "Γαλάζια Ανάπτυξη", en: "Blue Growth" } };
  let letters: Letters = { ...USUAL_LETTERS, programme, own: [], versions: { approve: 0, reject: 0 } };
  const counted = () => ({ ...letters.versions, approve: letters.versions.approve + 1 });
  const sent: { programme_id: string; verdict: string; version: number }[] = [];
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
        letters = { ...letters, approve: texts, own: ["approve"], versions: counted() };
        return letters;
      },
      "judging.dropLetterTemplate": () => {
        letters = { ...letters, approve: USUAL_LETTERS.approve, own: [], versions: counted() };
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
  await expect.poll(() => sent).toEqual([{ programme_id: CALL, verdict: "approve", version: 0 }]);
  await expect.element(page.getByText("The call has a letter of its own.")).toBeVisible();
  await expect.element(subject).toHaveValue("Καλώς ήρθατε, {{subject}}");
  await expect.element(page.getByRole("heading", { name: "Καλώς ήρθατε, Halios Ports" })).toBeVisible();

  await page.getByRole("button", { name: "Use the organization’s letter" }).click();
  await expect.element(subject).toHaveValue(USUAL_LETTERS.approve.el.subject);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(subject).toHaveValue("Καλώς ήρθατε, {{subject}}");
  expect(sent.map(({ version }) => version)).toEqual([0, 2]);
  await page.getByRole("tab", { name: "Rejection" }).click();
  await expect.element(page.getByText("The organization’s letter goes out.", { exact: false })).toBeVisible();
  const reworded = { ...USUAL_LETTERS.reject, el: { subject: "Από τον οργανισμό", body: "Δυστυχώς" } };
  letters = { ...letters, reject: reworded };
  await shown.queryClient.invalidateQueries();
  await expect.element(subject).toHaveValue("Από τον οργανισμό");
});

test("what another saved meanwhile is shown beside what was typed, and neither is lost before one chooses", async () => {
  await page.viewport(1440, 900);
  const { el, en } = USUAL_LETTERS.approve;
  const theirs = { el: { subject: "Η επιλογή της Άννας", body: "Συγχαρητήρια" }, en };
  let letters: Letters = { ...USUAL_LETTERS, programme: null, own: [], versions: { approve: 0, reject: 0 } };
  const sent: { version: number; texts: unknown }[] = [];
  shown = await openTestPage(<LettersPage />, {
    session: founderSession(),
    isPage: true,
    answers: {
      "judging.letterTemplates": () => letters,
      "judging.saveLetterTemplate": async (request) => {
        const { texts, version } = await request.json();
        sent.push({ version, texts });
        if (version !== letters.versions.approve) return refusal("request.conflict");
        letters = { ...letters, approve: texts, versions: { ...letters.versions, approve: version + 1 } };
        return letters;
      },
    },
  });
  const subject = page.getByRole("textbox", { name: "Subject" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const other = page.getByRole("region", { name: "The version saved meanwhile" });
  await subject.fill("Η δική μου");
  letters = { ...letters, approve: theirs, own: ["approve"], versions: { approve: 1, reject: 0 } };
  await save.click();
  await expect.element(page.getByText("Other changes were saved while you were typing")).toBeVisible();
  await expect.element(other.getByRole("heading", { name: "Η επιλογή της Άννας" })).toBeVisible();
  await expect.element(subject).toHaveValue("Η δική μου");
  await expect.element(save).toBeDisabled();
  await page.getByRole("button", { name: "Keep what I typed" }).click();
  await expect.element(other).not.toBeInTheDocument();
  await expect.element(subject).toHaveValue("Η δική μου");
  // What was not typed here is theirs.
  await expect.element(page.getByRole("textbox", { name: "Text" })).toHaveValue("Συγχαρητήρια");
  await save.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual([
    { version: 0, texts: { el: { ...el, subject: "Η δική μου" }, en } },
    { version: 1, texts: { el: { subject: "Η δική μου", body: "Συγχαρητήρια" }, en } },
  ]);

  await expect.element(save).toBeDisabled();
  await subject.fill("Πάλι εγώ");
  letters = { ...letters, approve: theirs, versions: { approve: 3, reject: 0 } };
  await save.click();
  await page.getByRole("button", { name: "Load the other version" }).click();
  await expect.element(subject).toHaveValue("Η επιλογή της Άννας");
  await expect.element(save).toBeDisabled();
});
