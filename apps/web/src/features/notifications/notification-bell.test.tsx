import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { sampleFacts } from "@kerkis/contract/core/happenings/happening-facts.factory.ts";
import type { Tone } from "@kerkis/contract/core/happenings/happenings.ts";
import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { HAPPENINGS, happeningWords } from "@kerkis/contract/happenings.ts";
import type { Notification, NotificationPage } from "@kerkis/contract/notifications/notifications.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { NotificationBell } from "./notifications.public.tsx";
import { testProfile } from "#shared/permissions/session.factory.ts";

const USER = "0199a000-0000-7000-8000-000000000001";
const session: Session = {
  ...asVisitor(undefined),
  profile: testProfile({
    id: USER,
    role: "company_coordinator",
    first_name: "Νίκος",
    last_name: "Βλάχος",
    email: "n@x.test",
    language: "el",
  }),
};

let shown: TestPage;
afterEach(() => shown.close());

function item(number: number, given: Partial<Notification> = {}): Notification {
  return {
    id: `0199a000-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`,
    user_id: USER,
    title: "stored title",
    message: "stored message",
    type: "info",
    activity_type: "application_under_review",
    priority: "medium",
    metadata: { startup_name: `Startup ${number}` },
    link: null,
    is_read: false,
    created_at: new Date(Date.now() - number * 60_000).toISOString(),
    ...given,
  };
}

const read = (entry: Notification): Notification => ({ ...entry, is_read: true });
const list = (items: Notification[], unread_count = items.filter(({ is_read }) => !is_read).length) => ({
  items,
  next_cursor: null,
  unread_count,
});
const bell = () => page.getByRole("button", { name: /^(Notifications|Ειδοποιήσεις)/ }).first();

async function open(answers: Answers, language: "el" | "en" = "en") {
  shown = await openTestPage(<NotificationBell userId={USER} />, {
    answers,
    session,
    language,
    paths: ["/notifications", "/startup/$id"],
  });
}
function push(event: string, payload: object) {
  lastWire().deliver([null, null, `user:${USER}`, event, { ...payload }]);
}

test("shows the unread count up to 9+, icons, texts, times and the literal words", async () => {
  const items = [
    item(0, { type: "success", activity_type: "application_approved" }),
    item(5, { type: "error", activity_type: "application_rejected", metadata: { startup_name: "B", reason: "no" } }),
    // The page's present moment is at most a minute old.
    item(121, { is_read: true }),
    item(99, {
      activity_type: "unheard_of",
      created_at: new Date(Date.now() - 3 * DAY_MS - 60_000).toISOString(),
      title: "",
      message: "",
    }),
  ];
  await open({ "notifications.list": list(items, 12) });
  await expect.element(bell()).toHaveAccessibleName("Notifications, 9+ unread");
  await expect.element(bell()).toHaveTextContent("9+");
  await bell().click();
  const panel = page.getByRole("dialog");
  for (const text of [
    "Application approved",
    "Startup 0 is verified and listed in the registry.",
    "The application of B was rejected: no",
    "Just now",
    /^[456]m ago$/,
    "2h ago",
    "3d ago",
    "Notification",
    "New activity",
    "Mark all read",
    "View all notifications",
  ]) {
    await expect.element(panel.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(panel.getByRole("listitem").elements()).toHaveLength(4);
  expect(panel.getByText("Unread").elements()).toHaveLength(3);
  // Layout sizes: the panel may still be growing into place.
  const size = (element: Element | null | undefined) =>
    element instanceof HTMLElement ? [element.offsetWidth, element.offsetHeight] : [];
  expect(size(panel.element())[0]).toBe(320);
  expect(size(panel.getByRole("list").element().parentElement)).toEqual([320, 400]);
});

test("says when there is nothing, and while it is loading, in Greek too", async () => {
  const answered = Promise.withResolvers<NotificationPage>();
  await open({ "notifications.list": () => answered.promise }, "el");
  await bell().click();
  await expect.element(page.getByText("Φόρτωση ειδοποιήσεων…")).toBeVisible();
  answered.resolve(list([]));
  await expect.element(page.getByText("Δεν υπάρχουν ακόμη ειδοποιήσεις")).toBeVisible();
  await expect.element(page.getByText("Προβολή όλων των ειδοποιήσεων")).toBeVisible();
});

test("marks one read at once and opens what it is about", async () => {
  const id = crypto.randomUUID();
  const items = [item(1, { link: `/startup/${id}` }), item(2)];
  const answered = Promise.withResolvers<{ unread_count: number }>();
  await open({
    "notifications.list": list(items),
    "notifications.markRead": () => answered.promise,
  });
  await bell().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Startup 1/ })
    .click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent(`/startup/${id}`);
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  answered.resolve({ unread_count: 1 });
});

test("marks all read with its toast; a refusal puts everything back and is not shouted about", async () => {
  const items = [item(1), item(2)];
  let refuse = true;
  let areRead = false;
  await open({
    "notifications.list": () => list(areRead ? items.map(read) : items),
    "notifications.markAllRead": () => {
      if (refuse) return Response.json({ code: "server.unexpected", message: "" }, { status: 500 });
      areRead = true;
      return { unread_count: 0 };
    },
  });
  await bell().click();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await expect.poll(() => shown.calls).toContain("POST /notifications/read");
  await expect.element(bell()).toHaveAccessibleName("Notifications, 2 unread");
  expect(page.getByText("All notifications marked as read.").elements()).toHaveLength(0);
  refuse = false;
  await page.getByRole("button", { name: "Mark all read" }).click();
  await expect.element(page.getByText("All notifications marked as read.")).toBeVisible();
  await expect.element(bell()).toHaveAccessibleName("Notifications");
});

test("a live notification comes on top, counts and is announced; a changed one is replaced; none is counted twice", async () => {
  let items = [item(1)];
  await open({ "notifications.list": () => list(items) });
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  lastWire().open();
  await expect.poll(() => lastWire().sent.some(([, , topic]) => topic === `user:${USER}`)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const fresh = item(0, {
    type: "error",
    activity_type: "application_rejected",
    metadata: { startup_name: "C", reason: "late" },
  });
  items = [fresh, ...items];
  push("notification", { notification: fresh });
  push("notification", { notification: fresh });
  await expect.element(bell()).toHaveAccessibleName("Notifications, 2 unread");
  const toast = page.getByText("The application of C was rejected: late").first();
  await expect.element(toast).toBeVisible();
  expect(document.querySelector("[data-sonner-toast][data-type=error]")).not.toBeNull();
  items = items.map(read);
  push("notification_update", { notification: { ...fresh, is_read: true } });
  await expect.element(bell()).toHaveAccessibleName("Notifications");
});

test("in quiet hours a live notification comes silently, without a toast", async () => {
  let items: Notification[] = [];
  await open({ "notifications.list": () => list(items) });
  lastWire().open();
  await expect.poll(() => lastWire().sent.some(([, , topic]) => topic === `user:${USER}`)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  items = [item(0, { metadata: { startup_name: "Nocturne" } })];
  push("notification", { notification: items[0], silent: true });
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  expect(page.getByText(/Nocturne/).elements()).toHaveLength(0);
});

test("an item of a task is read here alone; nothing of it is sent", async () => {
  const task = item(1, {
    id: "task-42",
    activity_type: "task_assigned",
    title: "Review the form",
    message: "Due soon",
  });
  await open({ "notifications.list": list([task, item(2)]) });
  await bell().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Review the form/ })
    .click();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  expect(shown.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});

test("what was missed while the connection was down is there after it is back", async () => {
  let items: Notification[] = [];
  await open({ "notifications.list": () => list(items) });
  lastWire().open();
  await expect.poll(() => shown.calls.length).toBeGreaterThan(1);
  lastWire().break();
  items = [item(1), item(2)];
  const before = lastWire();
  await expect.poll(() => lastWire() !== before).toBe(true);
  lastWire().open();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 2 unread");
});

test("opens and closes by keyboard and gives the focus back", async () => {
  await open({ "notifications.list": list([item(1)]) });
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  (bell().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(bell().element());
});

/** Specification 2.12: icons by type, named for those who do not see them. */
const TONE_NAMES: Record<"el" | "en", Record<Tone, string>> = {
  el: { success: "Επιτυχία", warning: "Προειδοποίηση", error: "Σφάλμα", info: "Πληροφορία" },
  en: { success: "Success", warning: "Warning", error: "Error", info: "Information" },
};

test.each(LANGUAGES)("every kind has its own words and the sign of its tone, in %s", async (language) => {
  const items = HAPPENINGS.map(({ kind, tone, facts }, number) =>
    item(number, { activity_type: kind, type: tone, metadata: { ...sampleFacts(facts) } as Record<string, string> }),
  );
  await open({ "notifications.list": list(items, 0) }, language);
  await bell().click();
  const panel = page.getByRole("dialog");
  await expect.element(panel.getByRole("listitem").first()).toBeVisible();
  const lines = panel.getByRole("listitem").elements();
  for (const [number, { kind, tone, facts }] of HAPPENINGS.entries()) {
    const words = happeningWords(language, kind, sampleFacts(facts));
    const text = `${TONE_NAMES[language][tone]}${words?.title}${words?.message}`;
    expect(lines[number]?.textContent.startsWith(text), `${kind}: ${lines[number]?.textContent}`).toBe(true);
  }
});
