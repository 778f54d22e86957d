import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { EditableProfile } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { pause, skipPauses } from "#shared/hooks/pauses.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { GroupForm } from "./group-form.tsx";

const ID = "0199a000-0000-7000-8000-0000000000aa";
/** Longer than a toast stays. */
const AFTER_TOASTS_MS = 5_000;

let shown: TestPage;
skipPauses();
afterEach(() => {
  shown.close();
  sessionStorage.clear();
});

const profile = {
  id: ID,
  version: 2,
  changed_by: null,
  is_verified: true,
  is_looked_at: false,
  answers: { description: "Forecasts waves for small harbours, hour by hour.", tags: [] },
} as unknown as EditableProfile;

test("without a connection it is said in the form that nothing was saved, until it is tried again", async () => {
  let isReached = false;
  shown = await openTestPage(<GroupForm startupId={ID} group="story" onClose={() => undefined} />, {
    session: asVisitor(undefined),
    answers: {
      "startups.profile": profile,
      "startups.changeProfile": () => (isReached ? { ...profile, version: 3 } : unreachable()),
    },
  });
  const text = page.getByRole("textbox").first();
  await text.fill("Forecasts waves and currents for small harbours, hour by hour.");
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  const alert = page.getByRole("form").getByRole("alert");
  await expect.element(alert).toMatchTextContent(/The profile was not saved.*could not reach the service/);
  await pause(AFTER_TOASTS_MS);
  await expect.element(alert).toBeVisible();
  await expect.element(text).toHaveValue("Forecasts waves and currents for small harbours, hour by hour.");
  isReached = true;
  await save.click();
  await expect.poll(() => alert.elements()).toHaveLength(0);
});

test("what someone else saved meanwhile is chosen about before anything can be saved over it", async () => {
  shown = await openTestPage(<GroupForm startupId={ID} group="story" onClose={() => undefined} />, {
    session: asVisitor(undefined),
    answers: { "startups.profile": profile, "startups.changeProfile": () => ({ ...profile, version: 4 }) },
  });
  const text = page.getByRole("textbox").first();
  const save = page.getByRole("button", { name: "Save" });
  await text.fill("Mine");
  await expect.element(save).toBeEnabled();
  shown.queryClient.setQueriesData<EditableProfile>({ type: "active" }, (known) =>
    known && "answers" in known
      ? { ...known, version: 3, changed_by: "Eleni Markou", answers: { ...known.answers, description: "Theirs" } }
      : known,
  );
  await expect.element(page.getByText(/Eleni Markou/)).toBeVisible();
  await expect.element(save).toBeDisabled();
  await expect.element(text).toHaveValue("Mine");
  await page.getByRole("button", { name: "Keep what I typed" }).click();
  await expect.element(text).toHaveValue("Mine");
  await expect.element(save).toBeEnabled();
});

test("while it is being saved it cannot be saved again; given up, nothing of it is kept", async () => {
  const answered = Promise.withResolvers<EditableProfile>();
  let isClosed = false;
  shown = await openTestPage(<GroupForm startupId={ID} group="story" onClose={() => (isClosed = true)} />, {
    session: asVisitor(undefined),
    answers: { "startups.profile": profile, "startups.changeProfile": () => answered.promise },
  });
  const kept = () => Object.keys(sessionStorage).filter((name) => name.includes(ID));
  await page.getByRole("textbox").first().fill("Sensors that listen to the sea and say when it changes");
  await expect.poll(kept).toHaveLength(1);
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect([isClosed, kept()]).toEqual([true, []]);
  answered.resolve(profile);
});

test("a seat is filled in by the business registry, city and region, and both say so until they are changed", async () => {
  const facts = {
    legal_name: "ΘΑΛΑΣΣΑ Ι.Κ.Ε.",
    titles: [],
    registration_number: "123456789000",
    legal_form: "ΙΚΕ",
    status: "Ενεργή",
    founded_on: "2021-03-05",
    city: "ΧΑΝΙΑ",
    prefecture: "ΧΑΝΙΩΝ",
    address: "",
    activities: [],
  };
  const answers = { tax_number: "094014201", country: "GR", region: "attica", city: "Αθήνα" };
  const save = { sent: "" };
  shown = await openTestPage(<GroupForm startupId={ID} group="seat" onClose={() => undefined} />, {
    session: asVisitor(undefined),
    answers: {
      "startups.profile": { ...profile, answers } as unknown as EditableProfile,
      "startups.companyFacts": { state: "found", facts, at: "2026-11-20T08:00:00.000Z" },
      "startups.changeProfile": async (request) => {
        save.sent = await request.text();
        return { ...profile, version: 3 };
      },
    },
  });
  const city = page.getByRole("textbox", { name: /City/ });
  const region = page.getByLabelText(/^Region/);
  await page.getByRole("button", { name: "Fill in the form" }).click();
  await expect.element(city).toHaveValue("ΧΑΝΙΑ");
  const marked = expect.stringContaining("From the business registry, 20 November 2026");
  await expect.element(city).toHaveAccessibleDescription(marked);
  await expect.element(region).toHaveAccessibleDescription(marked);
  await city.fill("Χανιά");
  await expect.element(city).not.toHaveAccessibleDescription(marked);
  // The news of it lies over the button.
  await pause(AFTER_TOASTS_MS);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => save.sent).toMatch(/"region":"crete"/);
});
