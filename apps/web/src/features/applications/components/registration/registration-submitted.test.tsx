import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { TASK_CHANGED_EVENT } from "@kerkis/contract/workflows/workflows.events.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { completeAnswers, founderApplication, founderSession } from "../../applications.factory.ts";
import { useSubmitApplication } from "../../applications.mutations.ts";
import { applicationsQueries } from "../../applications.queries.ts";
import { SUBJECT_WORDS } from "../../model/subjects.ts";
import { RegistrationSubmitted } from "./registration-submitted.tsx";

let shown: TestPage;
let stored: Application;
afterEach(() => shown.close());

function Screen() {
  const { data } = useQuery(applicationsQueries.application(stored.id));
  return data && <RegistrationSubmitted application={data} />;
}

test("«your application is in» follows what happens to it", async () => {
  stored = founderApplication({ subject_name: "Aktis Grid", reference: "KRK-2026-000001", phase: "pending" });
  shown = await openTestPage(<Screen />, {
    session: founderSession(),
    paths: ["/my-applications", "/startups", "/startup/$id"],
    answers: { "applications.get": () => stored },
  });
  await expect.element(page.getByRole("heading", { level: 2, name: "Your application is in" })).toBeVisible();
  const registry = page.getByRole("link", { name: SUBJECT_WORDS.startup.list.label() });
  await expect.element(registry).toBeVisible();
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const topic = userTopic(founderSession().profile?.id ?? "");
  const joined = () => wire.sent.find(([, , to, event]) => to === topic && event === "phx_join");
  await expect.poll(joined).toBeDefined();
  const startupId = crypto.randomUUID();
  stored = { ...stored, phase: "approved", status: "approved", startup_id: startupId, version: 2 };
  wire.deliver([joined()?.[0] ?? null, null, topic, ACTIVITY_EVENT, {}]);
  await expect.element(page.getByRole("heading", { level: 2, name: "Aktis Grid" })).toBeVisible();
  await expect.element(page.getByText("Approved", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Your application is in")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: SUBJECT_WORDS.startup.page.label() }))
    .toHaveAttribute("href", `/startup/${startupId}`);
  await expect.element(registry).not.toBeInTheDocument();
});

const outlook = (tells: string) => ({
  workflow: { el: "Καταχώριση", en: "Registration" },
  status: "running" as const,
  steps: [
    {
      tells: { el: tells, en: tells },
      state: "here" as const,
      needs: null,
      done_on: null,
      from: null,
      to: null,
      usual: null,
      holidays: [],
    },
  ],
  decided: null,
  coming: [],
  needed: null,
  late: null,
});

test("where a workflow takes care of it, its steps stand instead of the general ones and follow each that is done", async () => {
  stored = founderApplication({ phase: "pending" });
  let next = outlook("We check it.");
  shown = await openTestPage(<Screen />, {
    session: founderSession(),
    paths: ["/my-applications", "/startups"],
    answers: { "applications.get": () => stored, "workflows.outlook": () => next },
  });
  const region = page.getByRole("region", { name: "What comes next, and when" });
  await expect.element(region.getByRole("listitem").filter({ hasText: "We check it." })).toBeVisible();
  await expect.element(page.getByText(/A coordinator checks the application/)).not.toBeInTheDocument();
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const topic = userTopic(founderSession().profile?.id ?? "");
  const joined = () => wire.sent.find(([, , to, event]) => to === topic && event === "phx_join");
  await expect.poll(joined).toBeDefined();
  next = outlook("Someone decides.");
  const change = { task_id: "0199a000-0000-7000-8000-0000000000a1", change: "changed" };
  wire.deliver([joined()?.[0] ?? null, null, topic, TASK_CHANGED_EVENT, change]);
  await expect.element(region.getByRole("listitem").filter({ hasText: "Someone decides." })).toBeVisible();
});

function Again() {
  const submit = useSubmitApplication(() => true);
  return (
    <button type="button" onClick={() => submit.mutate({ id: stored.id, version: 1 })}>
      Send again
    </button>
  );
}

test("what comes next is asked for anew once the application was sent again", async () => {
  stored = founderApplication({ phase: "pending" });
  let next = outlook("We wait for your paper.");
  shown = await openTestPage(
    <>
      <Screen />
      <Again />
    </>,
    {
      session: founderSession(),
      paths: ["/my-applications", "/startups"],
      answers: {
        "applications.get": () => stored,
        "workflows.outlook": () => next,
        "applications.submit": () => {
          next = outlook("We read your paper.");
          return stored;
        },
      },
    },
  );
  await expect.element(page.getByRole("listitem").filter({ hasText: "We wait for your paper." })).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect.element(page.getByRole("listitem").filter({ hasText: "We read your paper." })).toBeVisible();
});

const said = (text: string) => ({ el: text, en: text });
const asks = (field: "website_url" | "city" | "stage" | "tagline") => ({
  key: field,
  label: said(field),
  help: said(""),
  is_required: false,
  shown_if: null,
  type: "profile" as const,
  field,
});

test("after an application to a call, facts it asked for may be taken over into the profile, those alone that are ticked", async () => {
  const startupId = "0199a000-0000-7000-8000-000000000041";
  stored = founderApplication({
    phase: "pending",
    startup_id: startupId,
    answers: { ...completeAnswers, website_url: "https://new.example", stage: "growth", tagline: "" },
    questions: {
      version: 1,
      latest: null,
      definition: {
        sections: [
          {
            key: "s1",
            title: said("Facts"),
            shown_if: null,
            questions: [asks("website_url"), asks("city"), asks("stage"), asks("tagline")],
          },
        ],
      },
    },
  });
  stored.programme.kind = "challenge";
  const sent: unknown[] = [];
  const profile = {
    id: startupId,
    version: 4,
    changed_by: null,
    is_verified: true,
    is_looked_at: true,
    answers: { ...completeAnswers, website_url: "https://old.example", tagline: "Kept" },
  };
  shown = await openTestPage(<Screen />, {
    session: founderSession(),
    paths: ["/my-applications", "/startups"],
    answers: {
      "applications.get": () => stored,
      "startups.profile": () => profile,
      "startups.changeProfile": async (request) => {
        const body: { answers: object } = await request.json();
        sent.push(body);
        return { ...profile, version: 5, answers: { ...profile.answers, ...body.answers } };
      },
    },
  });
  await expect.element(page.getByRole("heading", { name: "Your profile says something else" })).toBeVisible();
  await expect.element(page.getByText("In the profile: https://old.example")).toBeVisible();
  await expect.element(page.getByText(/Website: shown as declared until a coordinator/)).toBeVisible();
  // What is the same, and what was left empty, takes nothing over.
  expect(page.getByRole("checkbox").elements()).toHaveLength(2);
  await page.getByRole("checkbox", { name: /Stage/ }).click();
  await page.getByRole("button", { name: "Take over into the profile" }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ version: 4, group: "identity", answers: { website_url: "https://new.example" } }]);
  await expect.element(page.getByText("In the profile: https://old.example")).not.toBeInTheDocument();
});
