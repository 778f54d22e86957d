import type { ManagedChallenge, StepChallengeInput } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testId, testRound } from "#features/judging/judging.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { challengeOf } from "../../programmes.factory.ts";
import { OpenedGroup } from "./opened-group.tsx";
import { StepDialog } from "./step-dialog.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const CLOSES = "2099-01-29T13:00:00.000Z";
const ROUNDS = [
  testRound({ id: testId(1), title: { el: "Α", en: "First" }, deadline: "2099-03-20T21:59:59.000Z" }),
  testRound({ id: testId(2), title: { el: "Β", en: "Locked" }, deadline: "2099-04-20T20:59:59.000Z", state: "locked" }),
];

const open = challengeOf({
  state: "open",
  phase: "open",
  opens_at: "2026-01-07T13:00:00.000Z",
  closes_at: CLOSES,
  answers: {
    ...challengeOf().answers,
    opens_local: "2026-01-07T15:00:00",
    closes_local: "2099-01-29T15:00:00",
    decision_days: 10,
  },
});

/** The dialog of a step, and what was asked of the server. */
async function asked(step: "close" | "extend", after: Partial<ManagedChallenge>) {
  const sent: StepChallengeInput[] = [];
  shown = await openTestPage(<StepDialog challenge={open} step={step} onClose={() => undefined} />, {
    session: asVisitor(undefined),
    answers: {
      "judging.rounds": { items: ROUNDS, next_cursor: null },
      "programmes.step": async (request: Request) => {
        sent.push(await request.json());
        return { ...open, ...after };
      },
    },
  });
  return { sent, dialog: page.getByRole("alertdialog") };
}
const facts = (title: string) => page.getByRole("heading", { name: title }).element().parentElement;

test("closing early says that it is now, which dates stay, and afterwards when it closed", async () => {
  const { dialog, sent } = await asked("close", { state: "closed", closed_early_at: "2098-12-01T16:30:12.000Z" });
  await expect.element(dialog.getByText("by 20 Mar 2099")).toBeVisible();
  expect(facts("What changes")).toMatchTextContent(
    /^What changesApplications closenow, instead of 29 Jan 2099, 15:00 \(Athens time\)$/,
  );
  expect(facts("What stays as announced")).toMatchTextContent(
    /^What stays as announcedDecision by12 Feb 2099Firstby 20 Mar 2099$/,
  );
  await dialog.getByRole("textbox").fill("All places are taken");
  await dialog.getByRole("button", { name: "Close now" }).click();
  await expect.element(page.getByText("The call closed on 1 Dec 2098, 18:30")).toBeVisible();
  expect(sent).toMatchObject([{ step: "close", reason: "All places are taken" }]);
});

test("extending moves the decision with the end; a round that is due before it says so", async () => {
  const { dialog } = await asked("extend", { closes_at: "2099-04-01T12:00:00.000Z" });
  await expect.element(dialog.getByText("29 Jan 2099, 15:00 so far (Athens time)")).toBeVisible();
  expect(facts("What stays as announced")).toMatchTextContent(/Decision by12 Feb 2099/);
  await dialog
    .getByLabelText(/New closing date/)
    .first()
    .fill("2099-04-01T15:00");
  await expect
    .element(dialog.getByText("1 Apr 2099, 15:00, instead of 29 Jan 2099, 15:00 (Athens time)"))
    .toBeVisible();
  expect(facts("What changes")).toMatchTextContent(/Decision by\d+ Apr 2099, instead of 12 Feb 2099$/);
  expect(facts("What stays as announced")).toMatchTextContent(
    /^What stays as announcedFirstby 20 Mar 2099, before the new closing date$/,
  );
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("Many asked for it");
  await dialog.getByRole("button", { name: "Extend" }).click();
  await expect.element(page.getByText("The call accepts applications until 1 Apr 2099, 15:00")).toBeVisible();
});

test("a call that closed early shows when it did, and its planned end beside that", async () => {
  const closed = challengeOf({
    ...open,
    state: "closed",
    phase: "closed",
    closed_early_at: "2098-12-01T16:30:12.000Z",
    can: { change: true, change_dates: false, discard: false, steps: ["extend", "archive"] },
  });
  shown = await openTestPage(<OpenedGroup challenge={closed} part="dates" language="en" />, {
    session: asVisitor(undefined),
    answers: { "judging.rounds": { items: [], next_cursor: null } },
  });
  await expect.element(page.getByText("Closed on 1 Dec 2098, 18:30 (Athens time)")).toBeVisible();
  await expect.element(page.getByText(/Its planned end was 29 Jan 2099, 15:00\. An extension/)).toBeVisible();
  await expect
    .element(
      page
        .getByRole("group", { name: /Planned end/ })
        .or(page.getByLabelText(/Planned end/))
        .first(),
    )
    .toBeVisible();
  await expect.element(page.getByText("Applications: 7 Jan 2026 to 1 Dec 2098")).toBeInTheDocument();
  // Its dates stand: there is nothing to save.
  expect(page.getByRole("button", { name: "Save" }).query()).toBeNull();
});
