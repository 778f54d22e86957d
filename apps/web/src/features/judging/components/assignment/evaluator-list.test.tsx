import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testEvaluator, testId, testReview, testRow } from "../../judging.factory.ts";
import { pictureOf } from "../../model/matrix-picture.ts";
import { EvaluatorList } from "./evaluator-list.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const [MARIA, NIKOS] = [testId(11), testId(12)];
const matrixOf = (isLate: boolean, reminded_at: string | null = null): Matrix => ({
  applications: [
    testRow(testId(21), {
      reviews: [
        testReview(testId(31), MARIA, "assigned", { is_late: isLate }),
        testReview(testId(32), NIKOS, "in_progress"),
      ],
    }),
  ],
  evaluators: [
    testEvaluator(MARIA, { name: "Maria Deli" }),
    testEvaluator(NIKOS, { name: "Nikos Rallis", reminded_at }),
  ],
  fixed: [],
  declined: [],
  conflicts: [],
});

async function open(isLate: boolean, reminded_at: string | null = null) {
  await page.viewport(1280, 800);
  const sent: unknown[] = [];
  const picture = pictureOf(matrixOf(isLate, reminded_at), 2);
  shown = await openTestPage(<EvaluatorList roundId={testId(1)} picture={picture} loadCap={null} isLocked={false} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "judging.remind": async (request: Request) => {
        sent.push(await request.json());
        return { assigned: 1 };
      },
    },
  });
  return sent;
}

test("the late are reminded by themselves, and offered only where somebody else is not late", async () => {
  const sent = await open(true);
  await page.getByRole("button", { name: "Only who is late (1)" }).click();
  await expect.poll(() => sent).toEqual([{ user_ids: [MARIA] }]);
  shown.close();
  await open(false);
  await expect.element(page.getByRole("button", { name: /^Remind 2/ })).toBeVisible();
  expect(page.getByRole("button", { name: /late/ }).query()).toBeNull();
});

test("someone is left out of distributions with one press", async () => {
  const sent: unknown[] = [];
  await page.viewport(390, 844);
  const matrix = matrixOf(false);
  const eva = testEvaluator(testId(13), { name: "Eva Roe", is_proposed: false });
  const picture = pictureOf({ ...matrix, evaluators: [...matrix.evaluators, eva] }, 2);
  shown = await openTestPage(<EvaluatorList roundId={testId(1)} picture={picture} loadCap={null} isLocked={false} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "judging.setProposed": async (request: Request) => {
        sent.push([request.url.split("/").at(-2), await request.json()]);
        return { ok: true };
      },
    },
  });
  const box = (name: string) => page.getByRole("checkbox", { name: `${name}: in distributions` });
  await expect.element(box("Maria Deli")).toBeChecked();
  await expect.element(box("Eva Roe")).not.toBeChecked();
  await box("Maria Deli").click();
  await expect.poll(() => sent).toEqual([[MARIA, { proposed: false }]]);
});

test("whoever was reminded within a day is not counted, and asked nothing again", async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const sent = await open(false, ago(23));
  await page.getByRole("button", { name: /^Remind 1/ }).click();
  await expect.poll(() => sent).toEqual([{ user_ids: [MARIA] }]);
  shown.close();
  await open(false, ago(25));
  await expect.element(page.getByRole("button", { name: /^Remind 2/ })).toBeVisible();
});
