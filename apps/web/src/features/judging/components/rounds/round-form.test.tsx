import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testId, testRound } from "../../judging.factory.ts";
import { RoundForm } from "./round-form.tsx";

let shown: TestPage;
afterEach(() => shown.close());

async function open(round: Round | null) {
  const sent: unknown[] = [];
  const keep = async (request: Request) => {
    sent.push(await request.json());
    return testRound();
  };
  const programme = { id: testId(80), title: testRound().programme.title, templates: [] };
  shown = await openTestPage(<RoundForm round={round} programmeId={testId(80)} onDone={() => undefined} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "judging.roundOptions": { programmes: [programme] },
      "judging.createRound": keep,
      "judging.updateRound": keep,
    },
  });
  return sent;
}

const hidden = () => page.getByRole("checkbox", { name: "Hide reviewers from each other" });
const seenBy = (name: string) =>
  page.getByRole("radiogroup", { name: "Who sees others’ scores" }).getByRole("radio", { name });

test("a new round hides reviewers from each other and shows nobody others' scores, unless it is chosen", async () => {
  const sent = await open(null);
  await expect.element(hidden()).toBeChecked();
  await expect.element(seenBy("No evaluator")).toBeChecked();
  await page.getByRole("textbox", { name: "Title in Greek" }).fill("Α΄ γύρος");
  await page.getByRole("textbox", { name: "Title in English" }).fill("First round");
  await page.getByRole("button", { name: "Create round" }).click();
  await expect.poll(() => sent).toMatchObject([{ hide_reviewers: true, scores_visible: "never" }]);
});

test("what a round says of its reviewers is shown and changed", async () => {
  const sent = await open(testRound({ hide_reviewers: true, scores_visible: "always" }));
  await expect.element(seenBy("Every evaluator of the application")).toBeChecked();
  await seenBy("Those who submitted their own evaluation").click();
  await hidden().click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent).toMatchObject([{ hide_reviewers: false, scores_visible: "after_own" }]);
});
