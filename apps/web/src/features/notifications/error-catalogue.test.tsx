/** Every text of specification 8 about notifications, and the bell's of 2.12, on the page, in both languages. */
import type { ActivityFeed, ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import type { Notification, NotificationPage } from "@kerkis/contract/notifications/notifications.schema.ts";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { NotificationBell } from "./notifications.public.tsx";
import { NotificationsPage } from "./pages/notifications-page.tsx";

const USER = "0199a000-0000-7000-8000-000000000001";
const ORGANIZATION = "0199a000-0000-7000-8000-000000000002";
const organization = {
  organization_id: ORGANIZATION,
  name: "Kerkis",
  slug: "kerkis",
  logo_url: null,
  role: "member",
  is_coordinator: false,
  member_count: 2,
} as const;
const session: Session = {
  ...asVisitor(undefined),
  profile: testProfile({ id: USER }),
  memberships: [organization],
  current_organization: organization,
};
const item: Notification = {
  id: "0199a000-0000-7000-8000-000000000003",
  user_id: USER,
  title: "Stored title",
  message: "Stored message",
  type: "info",
  activity_type: "unheard_of",
  priority: "medium",
  metadata: {},
  link: null,
  is_read: false,
  created_at: "2026-11-20T09:00:00.000Z",
};
const happening: ActivityItem = {
  id: "0199a000-0000-7000-8000-000000000004",
  title: "Stored title",
  description: "Stored message",
  activity_type: "unheard_of",
  type: "system",
  priority: "medium",
  is_read: false,
  created_at: "2026-11-20T09:00:00.000Z",
  metadata: {},
  user_id: USER,
  organization_id: ORGANIZATION,
};
const ONE: NotificationPage = { items: [item], next_cursor: null, unread_count: 1 };
const READ: NotificationPage = { items: [{ ...item, is_read: true }], next_cursor: null, unread_count: 0 };
const NONE: NotificationPage = { items: [], next_cursor: null, unread_count: 0 };
const FEED: ActivityFeed = { items: [], unread_count: 0 };
const MARK = `POST /notifications/${item.id}/read`;
const failed = () => refusal("server.unexpected");
type Marked = Response | { unread_count: number };

type Language = "el" | "en";
let shown: TestPage;
afterEach(() => {
  shown.close();
});
async function openPage(language: Language, answers: Answers, at = "/notifications") {
  const all: Answers = { "notifications.list": ONE, "activity.feed": FEED, ...answers };
  shown = await openTestPage(<NotificationsPage />, { answers: all, session, language, at, isPage: true });
}
async function openBell(language: Language, answers: Answers) {
  const bell = <NotificationBell userId={USER} />;
  shown = await openTestPage(bell, { answers, session, language, paths: ["/notifications"] });
  await page.getByRole("button", { name: /^(Notifications|Ειδοποιήσεις)/ }).click();
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
const words = (text: string) => page.getByText(text, { exact: true }).first();
const noToast = () => expect(document.querySelectorAll("[data-sonner-toast]")).toHaveLength(0);

describe.each([
  ["en", "Failed to load notifications", "This list could not be loaded"],
  ["el", "Δεν ήταν δυνατή η φόρτωση των ειδοποιήσεων", "Η λίστα δεν φορτώθηκε"],
] as const)("loading (%s)", (language, both, one) => {
  it("is a failure as such only when both queries fail", async () => {
    await openPage(language, { "notifications.list": failed, "activity.feed": failed });
    await expect.element(words(both)).toBeVisible();
  });

  it("is told in the list's own place when only that fails, and tried again", async () => {
    let list: () => NotificationPage = unreachable;
    await openPage(language, { "notifications.list": () => list() });
    await expect.element(words(one)).toBeVisible();
    await expect.poll(() => shown.calls).toContain("GET /activity");
    expect(page.getByText(both).elements()).toEqual([]);
    noToast();
    list = () => ONE;
    await press(language === "en" ? "Try again" : "Δοκιμάστε ξανά");
    await expect.element(words("Stored title")).toBeVisible();
  });

  it("is no failure when only the activity is missing", async () => {
    await openPage(language, { "activity.feed": failed });
    await expect.element(words("Stored title")).toBeVisible();
    expect(page.getByText(both).elements()).toEqual([]);
  });
});

describe.each([
  {
    language: "en",
    mark: "Mark read",
    remove: "Remove",
    all: "Mark all read",
    markFailed: "Failed to mark as read",
    allFailed: "Failed to mark all as read",
    removeFailed: "Failed to remove notification",
    marked: "Notification marked as read",
    allMarked: "All notifications marked as read",
    removed: "Notification removed",
  },
  {
    language: "el",
    mark: "Σήμανση ως αναγνωσμένης",
    remove: "Αφαίρεση",
    all: "Όλες ως αναγνωσμένες",
    markFailed: "Δεν ήταν δυνατή η σήμανση ως αναγνωσμένης",
    allFailed: "Δεν ήταν δυνατή η σήμανση όλων ως αναγνωσμένων",
    removeFailed: "Δεν ήταν δυνατή η αφαίρεση της ειδοποίησης",
    marked: "Η ειδοποίηση σημειώθηκε ως αναγνωσμένη",
    allMarked: "Όλες οι ειδοποιήσεις σημειώθηκαν ως αναγνωσμένες",
    removed: "Η ειδοποίηση αφαιρέθηκε",
  },
] as const)("the page ($language)", ({ language, ...text }) => {
  it("marks one read, or says that it could not and puts it back", async () => {
    let answer: () => Marked = failed;
    let list = ONE;
    await openPage(language, { "notifications.markRead": () => answer(), "notifications.list": () => list });
    await press(text.mark);
    await expect.element(words(text.markFailed)).toBeVisible();
    answer = () => ((list = READ), { unread_count: 0 });
    await press(text.mark);
    await expect.element(words(text.marked)).toBeVisible();
  });

  it("marks all read, or says that it could not", async () => {
    let answer: () => Marked = failed;
    let list = ONE;
    await openPage(language, { "notifications.markAllRead": () => answer(), "notifications.list": () => list });
    await press(text.all);
    await expect.element(words(text.allFailed)).toBeVisible();
    answer = () => ((list = READ), { unread_count: 0 });
    await press(text.all);
    await expect.element(words(text.allMarked)).toBeVisible();
  });

  it("removes one, or says that it could not and puts it back", async () => {
    let answer: () => Marked = failed;
    let list = ONE;
    await openPage(language, { "notifications.remove": () => answer(), "notifications.list": () => list });
    await press(text.remove);
    await expect.element(words(text.removeFailed)).toBeVisible();
    await expect.element(words("Stored title")).toBeVisible();
    answer = () => ((list = NONE), { unread_count: 0 });
    await press(text.remove);
    await expect.element(words(text.removed)).toBeVisible();
  });

  it("marks the activity the same way", async () => {
    let answer: () => Marked = failed;
    let feed: ActivityFeed = { items: [happening], unread_count: 1 };
    const answers: Answers = { "activity.markRead": () => answer(), "activity.feed": () => feed };
    await openPage(language, answers, "/notifications?tab=activity");
    await press(text.all);
    await expect.element(words(text.allFailed)).toBeVisible();
    await press(`${text.mark}: Stored title`);
    await expect.element(words(text.markFailed)).toBeVisible();
    answer = () => ((feed = { items: [{ ...happening, is_read: true }], unread_count: 0 }), { unread_count: 0 });
    await press(text.all);
    await expect.element(words(text.allMarked)).toBeVisible();
  });
});

describe.each([
  {
    language: "en",
    title: "Notifications",
    all: "Mark all read",
    allMarked: "All notifications marked as read.",
    loading: "Loading notifications...",
    empty: "No notifications yet",
    viewAll: "View all notifications",
    times: ["Just now", /^\d+m ago$/, "2h ago", "3d ago"],
    untitled: "Notification",
    unworded: "New activity",
  },
  {
    language: "el",
    title: "Ειδοποιήσεις",
    all: "Όλες ως αναγνωσμένες",
    allMarked: "Όλες οι ειδοποιήσεις σημειώθηκαν ως αναγνωσμένες.",
    loading: "Φόρτωση ειδοποιήσεων…",
    empty: "Δεν υπάρχουν ακόμη ειδοποιήσεις",
    viewAll: "Προβολή όλων των ειδοποιήσεων",
    times: ["Μόλις τώρα", /^πριν από \d+ λεπτ[όά]$/, "πριν από 2 ώρες", "πριν από 3 ημέρες"],
    untitled: "Ειδοποίηση",
    unworded: "Νέα δραστηριότητα",
  },
] as const)("the bell ($language)", ({ language, ...text }) => {
  it("says that it is loading, and that there is nothing", async () => {
    const answered = Promise.withResolvers<NotificationPage>();
    await openBell(language, { "notifications.list": () => answered.promise });
    await expect.element(words(text.loading)).toBeVisible();
    answered.resolve(NONE);
    await expect.element(words(text.empty)).toBeVisible();
    await expect.element(words(text.viewAll)).toBeVisible();
  });

  it("says how long ago, caps its badge at 9+, and words what has no words", async () => {
    // Half a unit between two words, and a moment still to come: a slow machine reads the same.
    const moments = [-10, 5, 150, 3.5 * 1440].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString());
    const plain = { ...item, title: "", message: "" };
    const items = moments.map((created_at, number) =>
      Object.assign({}, plain, { id: `${item.id.slice(0, -1)}${number + 4}`, created_at }),
    );
    await openBell(language, { "notifications.list": { items, next_cursor: null, unread_count: 10 } });
    for (const time of text.times) await expect.element(page.getByText(time).first()).toBeVisible();
    await expect.element(words(text.untitled)).toBeVisible();
    await expect.element(words(text.unworded)).toBeVisible();
    await expect.element(words("9+")).toBeVisible();
  });

  it("tells that all are read", async () => {
    await openBell(language, { "notifications.list": ONE, "notifications.markAllRead": { unread_count: 0 } });
    await press(text.all);
    await expect.element(words(text.allMarked)).toBeVisible();
    expect(document.querySelector("[data-sonner-toast]")?.textContent).toContain(text.title);
  });

  it("keeps its failures to itself: fetching", async () => {
    await openBell(language, { "notifications.list": failed });
    await expect.element(words(text.empty)).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
    noToast();
  });

  it("keeps its failures to itself: marking one, marking all; both come back unread", async () => {
    await openBell(language, {
      "notifications.list": ONE,
      "notifications.markRead": failed,
      "notifications.markAllRead": failed,
    });
    const fetched = () => shown.calls.filter((call) => call.startsWith("GET /notifications")).length;
    for (const [name, call] of [
      [/Stored title/, MARK],
      [text.all, "POST /notifications/read"],
    ] as const) {
      const before = fetched();
      await page.getByRole("dialog").getByRole("button", { name }).click();
      await expect.poll(() => shown.calls).toContain(call);
      await expect.poll(fetched).toBeGreaterThan(before);
      await expect.element(page.getByRole("button", { name: text.all })).toBeVisible();
    }
    expect(page.getByRole("alert").elements()).toEqual([]);
    noToast();
  });
});
