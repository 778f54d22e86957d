import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { happenOn, openWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderApplication, founderSession } from "../../applications.factory.ts";
import { whatHappensNext } from "../phases.tsx";
import { RegistrationPage } from "./registration-page.tsx";

let shown: TestPage;
let stored: Application;
afterEach(() => shown.close());

const Screen = () => <RegistrationPage subject="startup" search={{ application: stored.id, step: "company" }} />;

const NOW = "2027-01-29T13:00:00.000Z";
const draftIn = (door: Application["door"]) => {
  const { programme, ...draft } = founderApplication({ subject_name: "Aktis Grid" });
  return { ...draft, programme: { ...programme, kind: "challenge" as const, closes_at: NOW }, door };
};

test("the form says that its call closed the moment it does, without being asked", async () => {
  await page.viewport(390, 844);
  stored = draftIn({ phase: "grace", until: "2027-01-29T13:00:01.500Z", now: NOW });
  const closed = { ...stored, door: { phase: "closed" as const, until: null, now: NOW } };
  let asked = 0;
  shown = await openTestPage(<Screen />, {
    session: founderSession(),
    paths: ["/call/$callId", "/register-startup"],
    answers: { "applications.get": () => (asked++ === 0 ? stored : closed), "startups.duplicates": [] },
  });
  await expect.element(page.getByText(/until 29 Jan 2027/)).toBeVisible();
  expect(asked).toBe(1);
  await expect
    .element(page.getByText("This call is closed, and the application can no longer be submitted."))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Closing date: / })).toBeVisible();
});

test("the form says that its call was paused as soon as its applicant is told, and keeps what was typed", async () => {
  await page.viewport(1440, 900);
  const session = founderSession();
  stored = draftIn({ phase: "open", until: "2027-02-28T13:00:00.000Z", now: NOW });
  let door = stored.door;
  shown = await openTestPage(<Screen />, {
    session,
    paths: ["/call/$callId", "/register-startup"],
    answers: {
      "applications.get": () => ({ ...stored, door }),
      "applications.saveDraft": { version: 2, saved_at: NOW, later_questions: null },
      "startups.duplicates": [],
    },
  });
  const tagline = page.getByRole("textbox", { name: /In one sentence/ });
  await tagline.fill("Γραμμένο πριν από την παύση");
  await openWire();
  door = { phase: "paused", until: null, now: NOW };
  await happenOn(userTopic(session.profile?.id ?? ""), NOTIFICATION_INSERT);
  await expect.element(page.getByText(/is paused/)).toBeVisible();
  await expect.element(tagline).toHaveValue("Γραμμένο πριν από την παύση");
});

test("whoever no longer owns the startup reads why the draft is not theirs to change, and no form", async () => {
  const draft = draftIn({ phase: "open", until: NOW, now: NOW });
  stored = { ...draft, has_left: true, can: { ...draft.can, edit: false, submit: false } };
  shown = await openTestPage(<Screen />, {
    session: founderSession(),
    paths: ["/my-applications"],
    answers: { "applications.get": () => stored },
  });
  await expect.element(page.getByRole("heading", { name: "You no longer own this startup" })).toBeVisible();
  await expect.element(page.getByText(/but not change, submit or withdraw it/)).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});

test("a draft says what its call means for it: in grace until when, paused, closed", () => {
  const next = (door: Application["door"]) => whatHappensNext("draft", draftIn(door));
  expect(next({ phase: "open", until: NOW, now: NOW })).toBe("Complete it and submit whenever you are ready.");
  expect(next({ phase: "grace", until: NOW, now: NOW })).toMatch(/deadline has passed.*29 Jan 2027/);
  expect(next({ phase: "paused", until: null, now: NOW })).toMatch(/paused/);
  expect(next({ phase: "closed", until: null, now: NOW })).toMatch(/no longer be submitted/);
});
