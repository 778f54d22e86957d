import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { TaskPanel } from "./components/tasks/task-panel.tsx";
import { TaskRow } from "./components/tasks/task-row.tsx";
import { WorkflowEditor } from "./components/editor/workflow-editor.tsx";
import { testTask, testTemplate } from "./workflows.factory.ts";

let shown: TestPage;
afterEach(() => shown.close());

test("a rejection says why: the refusal stands at the reason, and what was written stays", async () => {
  await page.viewport(1280, 800);
  const task = testTask();
  shown = await openTestPage(<TaskPanel id={task.id} onClose={() => undefined} />, {
    session: founder,
    answers: {
      "workflows.task": task,
      "workflows.completeTask": refusal("input.invalid", {}, [{ path: "reason", code: "required" }]),
    },
  });
  // What kind of task it is stands above its name.
  await expect.element(page.getByText("Approval", { exact: true })).toBeVisible();
  const reason = page.getByRole("textbox", { name: /Reason/ });
  await page.getByRole("button", { name: "Reject" }).click();
  await expect.element(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("Λείπει το καταστατικό");
  await page.getByRole("button", { name: "Reject" }).click();
  await expect.element(reason).toHaveValue("Λείπει το καταστατικό");
});

test("a task that is opened while its claim is on the way offers its decision once the claim is through", async () => {
  await page.viewport(1280, 800);
  const claimed = testTask();
  const open = testTask({ status: "open", assignee: null, can: { ...claimed.can, claim: true, complete: false } });
  const claim = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  let looks = 0;
  let isKept = false;
  shown = await openTestPage(
    <>
      <TaskRow task={open} search={{}} isOpen selection={null} />
      <TaskPanel id={open.id} onClose={() => undefined} />
    </>,
    {
      session: founder,
      answers: {
        "workflows.task": async () => {
          looks += 1;
          if (isKept) return claimed;
          // Read before the claim was kept, and slower than it.
          await first.promise;
          return open;
        },
        "workflows.claimTask": async () => {
          await claim.promise;
          isKept = true;
          return { ok: true };
        },
      },
    },
  );
  await page.getByRole("button", { name: /^Claim/ }).click();
  await expect.poll(() => looks).toBeGreaterThan(0);
  const before = looks;
  claim.resolve();
  await expect.poll(() => looks).toBeGreaterThan(before);
  first.resolve();
  await expect.element(page.getByRole("button", { name: "Approve" })).toBeVisible();
});

test("what decides stands first; returning it, handing it over and leaving it for later share a row below", async () => {
  await page.viewport(1280, 800);
  const task = testTask();
  shown = await openTestPage(
    <div style={{ width: 404 }}>
      <TaskPanel id={task.id} onClose={() => undefined} onLater={() => undefined} />
    </div>,
    { session: founder, answers: { "workflows.task": task } },
  );
  const top = (name: string) => page.getByRole("button", { name }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole("button", { name: "Hand over" })).toBeVisible();
  expect(top("Reject")).toBe(top("Approve"));
  expect(top("Return")).toBeGreaterThan(top("Approve"));
  expect([top("Hand over"), top("Later")]).toEqual([top("Return"), top("Return")]);
});

test("by its keys a task is handed over, or left for later for the one after it", async () => {
  await page.viewport(1280, 800);
  const task = testTask();
  let later = 0;
  shown = await openTestPage(<TaskPanel id={task.id} onClose={() => undefined} onNext={() => (later += 1)} />, {
    session: founder,
    answers: { "workflows.task": task, "workflows.delegates": { people: [], has_more: false } },
  });
  await expect.element(page.getByRole("button", { name: "Hand over" })).toBeVisible();
  await userEvent.keyboard("s");
  expect(later).toBe(1);
  await page.getByRole("textbox", { name: /Reason/ }).fill("sd");
  expect(later).toBe(1);
  await page.getByRole("heading", { name: "Second approval" }).click();
  await userEvent.keyboard("d");
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
});

test("a step is copied, pasted and taken back by the keys alone, and F8 leads to what is wrong", async () => {
  await page.viewport(1280, 800);
  const { nodes, edges } = testTemplate().definition;
  const nobody = nodes.map((node) => (node.id === "approval" ? Object.assign({}, node, { assignee: null }) : node));
  shown = await openTestPage(<WorkflowEditor template={testTemplate({ definition: { nodes: nobody, edges } })} />, {
    session: founder,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  const steps = page
    .getByRole("list")
    .first()
    .getByRole("button", { name: /Completeness check/ });
  await expect.element(steps.first()).toBeVisible();
  const before = steps.elements().length;
  document.querySelector<HTMLElement>('[data-step="completeness"]')?.focus();
  await userEvent.keyboard(" {Control>}c{/Control}{Control>}v{/Control}");
  await expect.poll(() => steps.elements().length).toBeGreaterThan(before);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => steps.elements().length).toBe(before);
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.poll(() => steps.elements().length).toBeGreaterThan(before);
  await userEvent.keyboard("{F8}");
  await expect.poll(() => document.activeElement?.getAttribute("data-step")).toBe("approval");
});

test("a step is put in, named and taken back, all by the keyboard, and the draft is saved", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<WorkflowEditor template={testTemplate()} />, {
    session: founder,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  const add = page.getByRole("button", { name: "Add a step after 2" });
  await expect.element(add).toBeVisible();
  add.element().focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("menuitem", { name: "Review", exact: true }).click();
  const name = page.getByRole("textbox", { name: "Name, English" });
  await expect.element(name).toHaveValue("Review");
  await name.fill("Legal check");
  await expect.element(page.getByRole("button", { name: /Legal check/ }).first()).toBeVisible();
  await expect.poll(() => shown.calls.some((call) => call.startsWith("PUT"))).toBe(true);
  await page.getByRole("button", { name: "Delete step" }).click();
  await expect.element(page.getByText("Legal check")).not.toBeInTheDocument();
});

test("the list of keys opens by its key and its button, and / puts a step after the chosen one", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<WorkflowEditor template={testTemplate()} />, {
    session: founder,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  const step = page.getByRole("button", { name: /^Step 2/ });
  await step.click();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("menuitem", { name: "Review", exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await step.click();
  // Chosen twice, its settings are gone to.
  await expect.poll(() => document.activeElement?.closest("[data-settings]")).not.toBeNull();
  await page.getByRole("heading", { name: "In words" }).click();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Keyboard keys" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Keyboard keys" }).click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Ctrl\+Z/);
});
