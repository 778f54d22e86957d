import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressRow } from "#shared/lists/selection/press-row.factory.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { assignment, evaluation, session, testId } from "../../evaluations.factory.ts";
import { AnswerGroup } from "./answer-group.tsx";
import { AnswerNotice } from "./answer-notice.tsx";

let shown: TestPage;
afterEach(async () => {
  shown.close();
  await page.viewport(1280, 800);
});

const LONG = "Ω".repeat(120);
const ROWS = ["Aktis Grid", "Halios Ports", LONG].map((subject_name, index) =>
  assignment({ id: testId(21 + index), subject_name, is_unanswered: true }),
);
const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const noAnswers = { items: [], stats: { open: 0, overdue: 0, submitted: 0 } };

async function open(given: Parameters<typeof session>[0] = {}) {
  const sent: unknown[] = [];
  const keep = async (request: Request) => {
    sent.push(await request.json());
    return { answered: 1 };
  };
  shown = await openTestPage(<AnswerGroup assignments={ROWS} now={NOW} />, {
    session: session(given),
    answers: { "evaluations.accept": keep, "evaluations.decline": keep, "evaluations.mine": noAnswers },
    paths: ["/evaluation/$evaluationId"],
  });
  return sent;
}

test("each is accepted by itself, all at once, or those that were chosen", async () => {
  const sent = await open();
  await page.getByRole("button", { name: "Accept: Halios Ports" }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => sent.length).toBe(2);
  await page.getByRole("checkbox", { name: "Select: Aktis Grid" }).click();
  await page.getByRole("button", { name: "Accept selected (1)" }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ ids: [testId(22)] }, { ids: [testId(21), testId(22), testId(23)] }, { ids: [testId(21)] }]);
});

test("a reason is chosen before anything is declined, and another one is said in words; all by keyboard", async () => {
  const sent = await open();
  await page.getByRole("checkbox", { name: "Select: Aktis Grid" }).click();
  await page.getByRole("checkbox", { name: "Select: Halios Ports" }).click();
  const button = page.getByRole("button", { name: "Decline selected (2)" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("alertdialog", { name: "Decline 2 evaluations?" });
  const confirm = dialog.getByRole("button", { name: "Decline", exact: true });
  await expect.element(confirm).toBeDisabled();
  const other = dialog.getByRole("radio", { name: "Another reason" });
  (other.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await confirm.click();
  expect(sent).toEqual([]);
  await dialog.getByRole("textbox", { name: /In a few words/ }).fill("I am away this month");
  await confirm.click();
  await expect
    .poll(() => sent)
    .toEqual([{ ids: [testId(21), testId(22)], reason: "other", words: "I am away this month" }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("on a phone a row keeps its two answers at 48 pixels, and a word of 120 letters within the page", async () => {
  await page.viewport(390, 844);
  await open();
  for (const name of ["Accept: Aktis Grid", "Decline: Aktis Grid"]) {
    await expect.element(page.getByRole("button", { name })).toBeVisible();
    const box = page.getByRole("button", { name }).element().getBoundingClientRect();
    expect([box.width, box.height].map(Math.round)).toEqual([48, 48]);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("a finger that rests on a row chooses it", async () => {
  await page.viewport(390, 844);
  const sent = await open();
  const link = page.getByRole("link", { name: "Halios Ports" });
  await expect.element(link).toBeVisible();
  expect(pressRow(link.element())).toBe(false);
  await page.getByRole("button", { name: "Accept selected (1)" }).click();
  await expect.poll(() => sent).toEqual([{ ids: [testId(22)] }]);
});

test("whoever works as the evaluator answers nothing for them", async () => {
  await open({ impersonation: { admin_name: "Nikos", expires_at: "2026-11-20T09:00:00.000Z" } });
  await expect.element(page.getByRole("link", { name: "Aktis Grid" })).toBeVisible();
  // A toast of the test before may still be on its way out.
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
  expect(page.getByRole("checkbox").elements()).toEqual([]);
});

test("an assignment that was not answered asks at its head, and no longer once it was accepted", async () => {
  let asked = 0;
  const notice = (is_unanswered: boolean) => (
    <AnswerNotice evaluation={evaluation({ is_unanswered })} onDecline={() => (asked += 1)} />
  );
  shown = await openTestPage(
    <>
      {notice(true)}
      {notice(false)}
    </>,
    { session: session({ profile: testProfile() }), answers: {} },
  );
  const accept = page.getByRole("button", { name: "Accept" });
  await expect.element(accept).toBeVisible();
  expect(accept.elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Decline" }).click();
  expect(asked).toBe(1);
});
