import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testInstance, testTemplate } from "../../workflows.factory.ts";
import { StartCase } from "../start-case.tsx";
import { CaseActions } from "./case-actions.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseMentor } from "./case-mentor.tsx";
import { CaseOutlook } from "./case-outlook.tsx";
import { CaseStage } from "./case-stage.tsx";
import { CaseStory } from "./case-story.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const ANYONE = "0199a000-0000-7000-8000-000000000021";
const ANNA = { id: ANYONE, name: "Άννα Λιάπη" };
const MENTOR = "0199a000-0000-7000-8000-000000000022";
/** The registration, but its second approval is the mentor's. */
const MENTORED = {
  ...LIBRARY.registration.definition,
  nodes: LIBRARY.registration.definition.nodes.map((node) =>
    node.id === "approval" && isTask(node) ? Object.assign({}, node, { assignee: { kind: "mentor" as const } }) : node,
  ),
};

test("the stage says of each step whether it is behind, here with its lateness and whom it waits for, or ahead with its days", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<CaseStage one={testInstance()} />, { session: founder, answers: {} });
  const here = page.getByRole("listitem").filter({ hasText: "Second approval" });
  await expect.element(here).toHaveAttribute("aria-current", "step");
  await expect.element(here).toMatchTextContent(/2 working days late/);
  await expect.element(here).toMatchTextContent(/waiting for Σοφία Ράλλη/);
  const check = page.getByRole("listitem").filter({ hasText: "Completeness check" });
  await expect.element(check).toMatchTextContent(/\(done\)2 working days/);
  const ahead = page.getByRole("listitem").filter({ hasText: "Active startup" });
  await expect.element(ahead).toMatchTextContent(/\(ahead\)24 to 26 Nov/);
  await page.viewport(390, 844);
  await expect.element(here).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("beside it stand what the applicant reads and what is known; its story can be narrowed to what people did", async () => {
  await page.viewport(1280, 800);
  const one = testInstance();
  shown = await openTestPage(
    <>
      <CaseOutlook one={one} />
      <CaseFacts one={one} />
      <CaseStory one={one} />
    </>,
    { session: founder, answers: {} },
  );
  await expect.element(page.getByText("A second person decides.")).toBeVisible();
  await expect.element(page.getByText(/Decision between 24 and 26 Nov/)).toBeVisible();
  await expect.element(page.getByRole("term").filter({ hasText: "Stage" })).toBeVisible();
  // That a step is done is told by the stage.
  expect(page.getByRole("term").filter({ hasText: "Completeness check" }).query()).toBeNull();
  await expect.element(page.getByText("The case started")).toBeVisible();
  await page.getByRole("button", { name: "Actions" }).click();
  await expect.element(page.getByText("The case started")).not.toBeInTheDocument();
  await expect.element(page.getByText(/Completed · Completeness check/)).toBeVisible();
});

test("R reminds those whom it waits for, and P asks why it is to be paused", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<CaseActions one={testInstance()} />, {
    session: founder,
    answers: { "workflows.remind": refusal("workflow.reminded_already") },
  });
  await expect.element(page.getByRole("button", { name: "Remind" })).toBeVisible();
  await userEvent.keyboard("r");
  await expect.element(page.getByText("A reminder was already sent within the last 24 hours.")).toBeVisible();
  await userEvent.keyboard("p");
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent(/Pause: Kallisto Space/);
});

test("where a step is the mentor's, one is chosen among the organization's", async () => {
  await page.viewport(1280, 800);
  let chosen: unknown = null;
  shown = await openTestPage(<CaseMentor one={testInstance({ definition: MENTORED })} />, {
    session: founder,
    answers: {
      "workflows.caseMentor": {
        submitter: "Άννα Λιάπη",
        mentor: null,
      },
      "workflows.mentors": (request) => ({
        people: new URL(request.url).searchParams.get("q") === "λενα" ? [{ id: MENTOR, name: "Λένα Ιωάννου" }] : [ANNA],
        has_more: false,
      }),
      "workflows.setMentor": async (request) => {
        chosen = await request.json();
        return { ok: true };
      },
    },
  });
  await page.getByRole("button", { name: "Choose a mentor" }).click();
  await page.getByRole("combobox").fill("λενα");
  await page.getByRole("option", { name: "Λένα Ιωάννου" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Choose a mentor" }).click();
  await expect.poll(() => chosen).toMatchObject({ mentor_id: MENTOR });
});

test("a case whose steps are for a person is not started by hand without one, found by part of the name", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<StartCase template={testTemplate({ published: MENTORED })} onClose={() => undefined} />, {
    session: founder,
    answers: {
      "workflows.caseSubjects": (request) => {
        const words = new URL(request.url).searchParams.get("q");
        return words === "λιαπη"
          ? { people: [ANNA], has_more: false }
          : { people: [{ id: MENTOR, name: "Λένα Ιωάννου" }], has_more: true };
      },
    },
  });
  await page.getByRole("textbox", { name: /Case name/ }).fill("Kallisto Space");
  const start = page.getByRole("alertdialog").getByRole("button", { name: "Start a case" });
  await expect.element(start).toBeDisabled();
  const about = page.getByRole("combobox", { name: /Who it is about/ });
  await about.click();
  await expect.element(page.getByText("There are more members: type part of the name.")).toBeVisible();
  await about.fill("λιαπη");
  await page.getByRole("option", { name: "Άννα Λιάπη" }).click();
  await expect.element(start).toBeEnabled();
  // Opened and closed again, it is still the one who was found.
  await about.click();
  await expect.element(page.getByRole("option", { name: "Λένα Ιωάννου" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(about).toHaveValue("Άννα Λιάπη");
});

test("whoever types a name and presses Enter before the answer is there chooses nobody of another name", async () => {
  await page.viewport(1280, 800);
  const answer = Promise.withResolvers<void>();
  shown = await openTestPage(<StartCase template={testTemplate({ published: MENTORED })} onClose={() => undefined} />, {
    session: founder,
    answers: {
      "workflows.caseSubjects": async (request) => {
        if (new URL(request.url).searchParams.get("q") === null) {
          return { people: [{ id: MENTOR, name: "Λένα Ιωάννου" }], has_more: true };
        }
        await answer.promise;
        return { people: [ANNA], has_more: false };
      },
    },
  });
  const about = page.getByRole("combobox", { name: /Who it is about/ });
  await about.click();
  await expect.element(page.getByRole("option", { name: "Λένα Ιωάννου" })).toBeVisible();
  await about.fill("λιαπη");
  await userEvent.keyboard("{Enter}");
  await expect.element(about).toHaveValue("λιαπη");
  answer.resolve();
  await expect.element(page.getByRole("option", { name: "Άννα Λιάπη" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(about).toHaveValue("Άννα Λιάπη");
});

test.each([1280, 390])("at %i px a step's story names the files that came with it and leads to them", async (width) => {
  await page.viewport(width, 900);
  const [event] = testInstance().timeline;
  if (!event) throw new Error("No story.");
  const name = `${"x".repeat(120)}.pdf`;
  const timeline = [
    { ...event, kind: "arrived" as const, files: [{ id: ANYONE, name }] },
    { ...event, id: MENTOR },
  ];
  shown = await openTestPage(<CaseStory one={testInstance({ timeline, application_id: MENTOR })} />, {
    session: founder,
    answers: {},
  });
  await expect.element(page.getByText(/What it waited for came/)).toBeVisible();
  const link = page.getByRole("link", { name });
  await expect.element(link).toHaveAttribute("href", `/api/applications/${MENTOR}/files/${ANYONE}`);
  expect(page.getByRole("group", { name: "Files" }).elements()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("what came of a condition is told as a fact", async () => {
  const [event] = testInstance().timeline;
  if (!event) throw new Error("No story.");
  const name = { el: "Μεγάλη υπόθεση", en: "Large case" };
  const timeline = [
    { ...event, kind: "acted" as const, name, outcome: "not_met" as const },
    { ...event, id: MENTOR, kind: "acted" as const, name, outcome: "met" as const },
  ];
  shown = await openTestPage(<CaseStory one={testInstance({ timeline })} />, { session: founder, answers: {} });
  await expect.element(page.getByText(/Large case · not met$/)).toBeVisible();
  await expect.element(page.getByText(/Large case · met$/)).toBeVisible();
});

test("of a task that is late its story says who was reminded, and to whom and when it goes next", async () => {
  const NOW = new Date("2026-11-24T09:00:00Z");
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  const [event] = testInstance().timeline;
  if (!event) throw new Error("No story.");
  const { definition } = LIBRARY.registration;
  const late = { ...event, actor: null, outcome: null, node: "approval", name: { el: "Έγκριση", en: "Approval" } };
  const timeline = [
    { ...late, kind: "task_overdue" as const },
    { ...late, id: MENTOR, kind: "task_reminded" as const, to: "Θάνος Παπαδάκης" },
  ];
  const one = testInstance({
    timeline,
    definition: {
      ...definition,
      nodes: definition.nodes.map((node) =>
        node.id === "approval" && "escalation" in node
          ? Object.assign({}, node, { escalation: { days: 3, to: { kind: "organization_role", role: "owner" } } })
          : node,
      ),
    },
  });
  shown = await openTestPage(<CaseStory one={one} />, { session: founder, answers: {} });
  await expect.element(page.getByText(/Reminder.* · Approval · Θάνος Παπαδάκης$/)).toBeVisible();
  // Due on Thursday 19 November: three working days later.
  await expect
    .element(page.getByText(/^It goes .* on Tuesday,? 24 November unless it is done by then\.$/))
    .toBeVisible();
  shown.close();
  vi.setSystemTime(new Date("2026-11-25T09:00:00Z"));
  shown = await openTestPage(<CaseStory one={one} />, { session: founder, answers: {} });
  await expect.element(page.getByText(/Reminder.* · Approval/)).toBeVisible();
  expect(page.getByText(/It goes/).elements()).toEqual([]);
  shown.close();
  vi.setSystemTime(NOW);
  const passedOn = [{ ...late, id: ANYONE, kind: "task_escalated" as const, to: "Άννα Λιάπη" }, ...timeline];
  shown = await openTestPage(<CaseStory one={{ ...one, timeline: passedOn }} />, { session: founder, answers: {} });
  await expect.element(page.getByText(/· Άννα Λιάπη$/)).toBeVisible();
  expect(page.getByText(/It goes/).elements()).toEqual([]);
});

test("where it waits for what the applicant brings, the stage names the applicant", async () => {
  await page.viewport(1440, 900);
  const { definition } = LIBRARY.registration;
  const paper = {
    id: "under_review",
    type: "wait_for" as const,
    event: "document" as const,
    limit_days: null,
    name: { el: "Έγγραφο", en: "Document" },
    tells: { el: "", en: "" },
  };
  const one = testInstance({
    definition: { ...definition, nodes: definition.nodes.map((node) => (node.id === paper.id ? paper : node)) },
    standing: [paper.id],
    tasks: [],
    submitter: "Άννα Λιάπη",
  });
  shown = await openTestPage(<CaseStage one={one} />, { session: founder, answers: {} });
  await expect.element(page.getByText("waiting for Άννα Λιάπη")).toBeVisible();
});
