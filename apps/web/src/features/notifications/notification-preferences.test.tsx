import { HAPPENING_GROUPS } from "@kerkis/contract/core/happenings/happenings.ts";
import { channelChoices, fixedChannels } from "@kerkis/contract/notifications/preferences.policy.ts";
import type {
  DeliverySettings,
  NotificationPreferences as Preferences,
} from "@kerkis/contract/notifications/preferences.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type Answers, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { NotificationPreferences } from "./components/notification-preferences.tsx";

const session = {
  ...asVisitor(undefined),
  profile: testProfile({
    id: "0199a000-0000-7000-8000-000000000001",
    role: "company_coordinator",
    first_name: "Νίκος",
    last_name: "Βλάχος",
    email: "n@x.test",
    language: "el",
  }),
};
const push = { is_available: true, public_key: "BKey", endpoint: null };

let shown: TestPage;
let stored: { settings: DeliverySettings; choices: { kind: string; channel: "email"; enabled: boolean }[] };
beforeEach(async () => {
  await page.viewport(1200, 900);
  stored = { settings: { quiet: null, timezone: "Europe/Athens", digest: false, digest_at: "08:00" }, choices: [] };
});
afterEach(() => shown.close());

const preferences = (): Preferences => ({
  kinds: HAPPENING_GROUPS.map((kind) => ({
    kind,
    channels: channelChoices(kind, stored.choices),
    fixed: [...fixedChannels(kind)],
  })),
  settings: stored.settings,
});
async function open(answers: Answers = {}, language: "el" | "en" = "en") {
  shown = await openTestPage(<NotificationPreferences />, {
    answers: { "GET /notifications/preferences": preferences, "GET /notifications/push": push, ...answers },
    session,
    language,
  });
  await expect.element(page.getByRole("heading", { name: language === "en" ? "When" : "Πότε" })).toBeVisible();
}
const kind = (name: string) => page.getByRole("group", { name, exact: true });

test("every kind has a named box per channel; security by mail is fixed and says so", async () => {
  await open();
  for (const name of ["My applications", "My evaluations", "Applications I manage", "My organization", "Invitations"]) {
    const boxes = kind(name).getByRole("checkbox");
    await expect.element(boxes.first()).toBeVisible();
    expect(boxes.elements()).toHaveLength(3);
  }
  await expect.element(kind("Applications I manage").getByRole("checkbox", { name: "Email" })).not.toBeChecked();
  expect(kind("Account and security").getByRole("checkbox", { name: "Email" }).elements()).toHaveLength(0);
  await expect.element(kind("Account and security").getByText("Always")).toBeVisible();
  await expect
    .element(kind("My applications"))
    .toHaveAccessibleDescription("Progress, changes asked for and decisions.");
});

test("a change shows at once, is stored, and one that is refused goes back and is told", async () => {
  const answered = Promise.withResolvers<unknown>();
  let isRefused = false;
  await open({
    "PUT /notifications/preferences/management/email": async () => {
      await answered.promise;
      stored.choices = [{ kind: "management", channel: "email", enabled: true }];
      return preferences();
    },
    "PUT /notifications/preferences/management/in_app": () => {
      isRefused = true;
      return refusal("server.unexpected");
    },
  });
  const mail = kind("Applications I manage").getByRole("checkbox", { name: "Email" });
  await mail.click();
  await expect.element(mail).toBeChecked();
  answered.resolve(null);
  const bell = kind("Applications I manage").getByRole("checkbox", { name: "In the bell" });
  await bell.click();
  await expect.element(page.getByText("The change was not saved")).toBeVisible();
  expect(isRefused).toBe(true);
  await expect.element(bell).toBeChecked();
  await expect.element(mail).toBeChecked();
});

test("clicks that come fast are stored one after the other, and the last one holds", async () => {
  const order: boolean[] = [];
  await open({
    "PUT /notifications/preferences/applications/email": async (request: Request) => {
      const { enabled }: { enabled: boolean } = await request.json();
      await new Promise((resolve) => setTimeout(resolve, 60));
      order.push(enabled);
      stored.choices = [{ kind: "applications", channel: "email", enabled }];
      return preferences();
    },
  });
  const mail = kind("My applications").getByRole("checkbox", { name: "Email" });
  for (let clicks = 0; clicks < 3; clicks += 1) await mail.click();
  await expect.poll(() => order).toEqual([false, true, false]);
  await expect.element(mail).not.toBeChecked();
});

test("quiet hours and digest open their times; the digest adds its column, idle where there is no mail", async () => {
  const patches: unknown[] = [];
  await open({
    "PATCH /notifications/preferences": async (request: Request) => {
      const patch: Partial<DeliverySettings> = await request.json();
      patches.push(patch);
      stored.settings = { ...stored.settings, ...patch };
      return preferences();
    },
  });
  await page.getByRole("checkbox", { name: "Quiet hours" }).click();
  await page.getByLabelText("From", { exact: true }).selectOptions("23:30");
  await expect.element(page.getByRole("combobox", { name: "Time zone" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Daily digest" }).click();
  await page.getByLabelText("Sent at").selectOptions("19:00");
  await expect
    .poll(() => patches)
    .toEqual([
      { quiet: { from: "22:00", until: "07:00" } },
      { quiet: { from: "23:30", until: "07:00" } },
      { digest: true },
      { digest_at: "19:00" },
    ]);
  await expect.element(kind("My applications").getByRole("checkbox", { name: "In the digest" })).toBeChecked();
  const idle = kind("Applications I manage").getByRole("checkbox", { name: "In the digest" });
  await expect.element(idle).toBeDisabled();
  await expect.element(idle).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Quiet hours" }).click();
  await expect.poll(() => patches.at(-1)).toEqual({ quiet: null });
});

test("times stay as they are stored, never begin when they end, and go by the clock that is chosen", async () => {
  const patches: unknown[] = [];
  stored.settings = { ...stored.settings, quiet: { from: "23:15", until: "07:00" } };
  await open({
    "PATCH /notifications/preferences": async (request: Request) => {
      const patch: Partial<DeliverySettings> = await request.json();
      patches.push(patch);
      stored.settings = { ...stored.settings, ...patch };
      return preferences();
    },
  });
  const from = page.getByLabelText("From", { exact: true });
  await expect.element(from).toHaveValue("23:15");
  expect(from.getByRole("option", { name: "07:00" }).elements()).toEqual([]);
  expect(from.getByRole("option", { name: "07:30" }).elements()).toHaveLength(1);
  await page.getByRole("combobox", { name: "Time zone" }).fill("Asia/Tokyo");
  await page.getByRole("option", { name: /Tokyo/ }).click();
  await expect.poll(() => patches).toEqual([{ timezone: "Asia/Tokyo" }]);
});

test("on a phone each kind is a card whose boxes have their words, and nothing scrolls sideways", async () => {
  await page.viewport(390, 844);
  await open({}, "el");
  await expect.element(kind("Οι αιτήσεις μου").getByText("Στο καμπανάκι")).toBeVisible();
  await expect.element(kind("Λογαριασμός και ασφάλεια").getByText("Πάντα")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("what cannot be loaded says so and can be asked for again", async () => {
  let works = false;
  shown = await openTestPage(<NotificationPreferences />, {
    answers: {
      "GET /notifications/preferences": () => (works ? preferences() : refusal("server.unexpected")),
      "GET /notifications/push": push,
    },
    session,
  });
  await expect.element(page.getByText("The preferences could not be loaded")).toBeVisible();
  works = true;
  await page.getByRole("button", { name: /try again/i }).click();
  await expect.element(page.getByRole("heading", { name: "When" })).toBeVisible();
});
