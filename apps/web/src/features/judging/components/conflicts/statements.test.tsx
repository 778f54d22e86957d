import type { ConflictStatement } from "@kerkis/contract/judging/conflicts/conflicts.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testEvaluator, testId } from "../../judging.factory.ts";
import { pictureOf } from "../../model/matrix-picture.ts";
import { AskedStatements } from "./asked-statements.tsx";
import { ConflictStatements } from "./conflict-statements.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const session = { ...asVisitor(undefined), profile: testProfile() };
const both = (text: string) => ({ el: text, en: text });

test("an evaluator states a round, and again once applications came in since", async () => {
  const rounds: ConflictStatement[] = [
    { round_id: testId(1), title: both("First round"), programme: both("Blue growth"), stated_at: null, unseen: 9 },
    {
      round_id: testId(2),
      title: both("Pitch"),
      programme: both("Ports"),
      stated_at: "2026-11-20T08:00:00Z",
      unseen: 2,
    },
    {
      round_id: testId(3),
      title: both("Final"),
      programme: both("Health"),
      stated_at: "2026-11-20T08:00:00Z",
      unseen: 0,
    },
  ];
  const stated: unknown[] = [];
  shown = await openTestPage(<ConflictStatements />, {
    session,
    answers: {
      "judging.conflictStatements": () => ({ rounds }),
      "judging.stateConflicts": async (request) => {
        stated.push(await request.json());
        Object.assign(rounds[0] ?? {}, { stated_at: "2026-11-26T08:00:00Z", unseen: 0 });
        return { ok: true };
      },
    },
  });
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("Pitch")).toMatchTextContent(/2 applications came in since/);
  await expect.element(row("Pitch").getByRole("button", { name: /The new ones, too.*Pitch/ })).toBeVisible();
  await expect.element(row("Final").getByRole("button")).not.toBeInTheDocument();
  await expect.element(row("First round")).toMatchTextContent(/You have not said so yet/);
  await row("First round")
    .getByRole("button", { name: /I declared all I have.*First round/ })
    .click();
  await expect.element(row("First round").getByRole("button")).not.toBeInTheDocument();
  expect(stated).toEqual([{ round_id: testId(1) }]);
});

const NOBODY_GONE = { applications: [], fixed: [], declined: [], conflicts: [] };
const stated = { stated_at: "2026-11-20T08:00:00Z" };

test("a coordinator reads how many stated it, and asks those who did not by name", async () => {
  const asked: string[] = [];
  const evaluators = [
    testEvaluator(testId(11), { name: "Maria Deli", ...stated }),
    testEvaluator(testId(12), { name: "Nikos Rallis" }),
    // Whoever left is neither counted nor asked.
    testEvaluator(testId(13), { name: "Left Long Ago", may_take: false }),
  ];
  shown = await openTestPage(
    <AskedStatements roundId={testId(1)} picture={pictureOf({ ...NOBODY_GONE, evaluators }, 2)} isLocked={false} />,
    {
      session,
      answers: {
        "judging.askForStatements": (request) => {
          asked.push(new URL(request.url).pathname);
          return { asked: 1 };
        },
      },
    },
  );
  await page.getByRole("button", { name: "Conflict statements 1/2" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Ask 1 evaluator to declare conflicts?" });
  await expect.element(dialog).toMatchTextContent(/No statement yet from Nikos Rallis\./);
  await dialog.getByRole("button", { name: "Ask" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test("where everyone stated it, or the round is locked, nobody is asked", async () => {
  const evaluators = [testEvaluator(testId(11), { name: "Maria Deli", ...stated })];
  const picture = pictureOf({ ...NOBODY_GONE, evaluators }, 2);
  shown = await openTestPage(<AskedStatements roundId={testId(1)} picture={picture} isLocked={false} />, {
    session,
    answers: {},
  });
  await expect.element(page.getByText("Conflict statements 1/1")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});
