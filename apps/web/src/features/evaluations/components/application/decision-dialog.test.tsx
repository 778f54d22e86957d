import type { Application, HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Answer, Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { application, session } from "../../evaluations.factory.ts";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { ApplicationActions } from "./application-actions.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const pending = application({ can: { approve: true, reject: true, request_changes: true } });

function Actions() {
  const { data } = useQuery(evaluationsQueries.application(pending.id));
  return data ? <ApplicationActions application={data} /> : null;
}

async function open(
  latest: () => Application,
  decide: Answer<"applications.reject">,
  command: "approve" | "reject" = "reject",
) {
  await page.viewport(1280, 800);
  const answers: Answers = { "applications.get": latest, [`applications.${command}` as const]: decide };
  shown = await openTestPage(<Actions />, { answers, session: session() });
}
const button = (name: string) => page.getByRole("button", { name, exact: true });
const confirm = (name: string) => page.getByRole("alertdialog").getByRole("button", { name, exact: true });
const reason = () => page.getByRole("alertdialog").getByRole("textbox");
const commands = () => shown.calls.filter((call) => call.startsWith("POST"));

test("only what the server allows is offered", async () => {
  await open(
    () => application({ can: { reopen: true } }),
    () => refusal("application.transition"),
  );
  await expect.element(button("Reopen")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(1);
});

test("a rejection repeats what will happen, needs a reason, and acts once however often it is pressed", async () => {
  const bodies: unknown[] = [];
  await open(
    () => pending,
    async (request) => {
      bodies.push(await request.json());
      return application({ phase: "rejected", version: 2 });
    },
  );
  await button("Reject").click();
  await expect.element(page.getByText("Eleni Koraka will read the reason", { exact: false })).toBeVisible();
  await confirm("Reject").click();
  await expect.element(page.getByText("This field is required")).toBeVisible();
  expect(commands()).toEqual([]);
  await reason().fill("  Seat not documented  ");
  await confirm("Reject").dblClick();
  await expect.element(page.getByText("The application was rejected")).toBeVisible();
  expect(bodies).toEqual([{ version: 1, reason: "Seat not documented" }]);
});

test("when someone else acted first it says so, refreshes, keeps the reason, and sends the new version", async () => {
  let current: Application = pending;
  const versions: unknown[] = [];
  await open(
    () => current,
    async (request) => {
      const body: { version: number } = await request.json();
      versions.push(body.version);
      if (body.version !== current.version) return refusal("request.conflict");
      return application({ phase: "rejected", version: 3 });
    },
  );
  await button("Reject").click();
  await reason().fill("Seat not documented");
  current = { ...pending, phase: "under_review", version: 2 };
  await confirm("Reject").click();
  await expect.element(page.getByText("Someone else acted first")).toBeVisible();
  await expect.element(page.getByText("The application is now: Under review", { exact: false })).toBeVisible();
  await expect.element(reason()).toHaveValue("Seat not documented");
  await confirm("Reject").click();
  // A toast of an earlier test may still be there: what was sent comes first.
  await expect.poll(() => versions).toEqual([1, 2]);
  await expect.element(page.getByText("The application was rejected")).toBeVisible();
});

test("while the dialog is open, another's step is told at once: by whom and what", async () => {
  let current: Application = pending;
  await open(
    () => current,
    () => refusal("request.conflict"),
  );
  await button("Reject").click();
  await reason().fill("Seat not documented");
  const step: HistoryEntry = {
    id: crypto.randomUUID(),
    action: "approve",
    from_phase: "pending",
    to_phase: "approved",
    reason: null,
    actor_name: "Nikos Vergos",
    created_at: "2026-11-20T09:00:00.000Z",
  };
  current = application({ phase: "approved", version: 2, history: [...pending.history, step] });
  await shown.queryClient.invalidateQueries({ queryKey: evaluationsQueries.application(pending.id).queryKey });
  await expect.element(page.getByText(/^Nikos Vergos: /)).toBeVisible();
  await expect.element(page.getByText("This step can no longer be taken", { exact: false })).toBeVisible();
  await expect.element(confirm("Reject")).toBeDisabled();
  await expect.element(reason()).toHaveValue("Seat not documented");
  expect(commands()).toEqual([]);
});

test("a step that is over stays shut, and the text can still be copied out", async () => {
  let current: Application = pending;
  await open(
    () => current,
    () => refusal("application.transition"),
  );
  await button("Reject").click();
  await reason().fill("Seat not documented");
  current = application({ phase: "approved", version: 2 });
  await confirm("Reject").click();
  await expect.element(page.getByText("This step can no longer be taken", { exact: false })).toBeVisible();
  await expect.element(confirm("Reject")).toBeDisabled();
  await expect.element(reason()).toHaveValue("Seat not documented");
});

test("closing the dialog loses nothing that was written, and an approval needs no reason", async () => {
  await open(
    () => pending,
    () => application({ phase: "approved", version: 2 }),
    "approve",
  );
  await button("Request changes").click();
  await reason().fill("Add the registration number");
  await page.getByRole("button", { name: "Cancel" }).click();
  await button("Request changes").click();
  await expect.element(reason()).toHaveValue("Add the registration number");
  await page.getByRole("button", { name: "Cancel" }).click();
  await button("Approve").click();
  await confirm("Approve").click();
  await expect.element(page.getByText("The application was approved")).toBeVisible();
});

test("an approval in a call does not say that it lists a profile in the registry", async () => {
  const programme = { ...pending.programme, kind: "challenge" as const };
  await open(
    () => ({ ...pending, programme }),
    () => refusal("application.transition"),
    "approve",
  );
  await button("Approve").click();
  await expect.element(page.getByText("is selected in the call", { exact: false })).toBeVisible();
  expect(page.getByText("is listed in the registry at once", { exact: false }).elements()).toEqual([]);
});
