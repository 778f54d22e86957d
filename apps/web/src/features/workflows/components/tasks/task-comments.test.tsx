import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { owner, testTask } from "../../workflows.factory.ts";
import { TaskPanel } from "./task-panel.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const WORD = "ΜακρύτατηΛέξη".repeat(10).slice(0, 120);
const impersonation = { admin_name: "Άδμιν", expires_at: "2031-01-01T00:00:00.000Z" };
const comment = () => page.getByRole("textbox", { name: "Write a comment" });

test("a comment that cannot be kept is refused where it was written, and stays there", async () => {
  await page.viewport(390, 844);
  const task = testTask();
  shown = await openTestPage(<TaskPanel id={task.id} onClose={() => undefined} />, {
    session: owner,
    answers: {
      "workflows.task": task,
      "workflows.commentTask": refusal("input.invalid", {}, [{ path: "text", code: "hidden_marks" }]),
    },
  });
  await comment().fill("Γεια\u202E");
  await page.getByRole("button", { name: "Add comment" }).click();
  await expect.element(comment()).toHaveAttribute("aria-invalid", "true");
  await expect.element(comment()).toHaveValue("Γεια\u202E");
});

test("a task whose every text is one long word fits a phone", async () => {
  await page.viewport(390, 844);
  const text = { el: WORD, en: WORD };
  const task = testTask({
    name: text,
    workflow: text,
    instance: { id: testTask().instance.id, title: WORD },
    assignee: { id: testTask().id, name: WORD.slice(0, 80) },
    questions: [{ name: "one", label: text, type: "tick", is_required: true }],
    before: [
      {
        id: testTask().id,
        name: text,
        by: WORD.slice(0, 80),
        instead_of: null,
        outcome: "next",
        reason: WORD,
        at: "2026-11-20T09:00:00.000Z",
      },
    ],
    comments: [{ id: testTask().id, author: WORD.slice(0, 80), text: WORD, at: "2026-11-20T09:00:00.000Z" }],
  });
  shown = await openTestPage(<TaskPanel id={task.id} onClose={() => undefined} />, {
    session: owner,
    answers: { "workflows.task": task },
  });
  await expect.element(page.getByRole("checkbox")).toBeInTheDocument();
  await expect.element(comment()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("whoever works as someone reads what was said and says nothing, and is told why nothing can be done", async () => {
  await page.viewport(1280, 800);
  const can = { claim: false, release: false, complete: false, delegate: false, four_eyes: false };
  const said = {
    id: testTask().id,
    author: "Νίκος Βέργος",
    text: "Λείπει το καταστατικό",
    at: "2026-11-20T09:00:00.000Z",
  };
  const task = testTask({ can, comments: [said] });
  shown = await openTestPage(<TaskPanel id={task.id} onClose={() => undefined} />, {
    session: { ...owner, impersonation },
    answers: { "workflows.task": task },
  });
  await expect.element(page.getByText(said.text)).toBeVisible();
  await expect.element(page.getByText(/work(ing)? as/)).toBeVisible();
  expect(comment().elements()).toEqual([]);
  expect(page.getByRole("button", { name: /Approve|Reject|Claim|Add comment/ }).elements()).toEqual([]);
});
