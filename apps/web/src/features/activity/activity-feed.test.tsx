import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { sampleFacts } from "@kerkis/contract/core/happenings/happening-facts.factory.ts";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { HAPPENINGS, happeningLink, happeningWords } from "@kerkis/contract/happenings.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type Answers, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { ActivityRows } from "./activity.public.tsx";

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
  profile: testProfile({
    id: USER,
    role: "mentor",
    first_name: "Λένα",
    last_name: "Δήμου",
    email: "l@x.test",
    language: "el",
  }),
  memberships: [organization],
  current_organization: organization,
};

const item = (number: number, given: Partial<ActivityItem> = {}): ActivityItem => ({
  id: `0199a000-0000-7000-8000-00000000010${number}`,
  title: "stored",
  description: "stored",
  activity_type: "role_changed",
  type: "admin",
  priority: "medium",
  is_read: false,
  created_at: "2026-11-20T09:00:00.000Z",
  metadata: { organization_name: `Organization ${number}`, role: "admin" },
  user_id: USER,
  organization_id: ORGANIZATION,
  ...given,
});
const items = [item(1), item(2), item(3, { is_read: true }), item(4, { user_id: null })];

let shown: TestPage;
afterEach(() => shown.close());
const open = async (answers: Answers, language: Language = "en") => {
  const feed = { "GET /activity": { items, unread_count: 2 } };
  shown = await openTestPage(<ActivityRows markable />, { answers: { ...feed, ...answers }, session, language });
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
};
const marks = () => page.getByRole("button", { name: /^Mark read/ });

test("one's own unread items can be marked; what is read or everybody's cannot", async () => {
  let isMarked = false;
  await open({
    "GET /activity": () => ({
      items: isMarked ? [item(1, { is_read: true }), ...items.slice(1)] : items,
      unread_count: isMarked ? 1 : 2,
    }),
    "POST /activity/read": async (request: Request) => {
      expect(await request.json()).toEqual({ ids: [items[0]?.id] });
      isMarked = true;
      return { unread_count: 1 };
    },
  });
  expect(marks().elements()).toHaveLength(2);
  await marks().first().click();
  await expect.element(page.getByText("Notification marked as read")).toBeVisible();
  expect(marks().elements()).toHaveLength(1);
});

test("a refusal puts the dot back and says so", async () => {
  await open({ "POST /activity/read": () => refusal("server.unexpected") });
  await marks().first().click();
  await expect.element(page.getByText("Failed to mark as read")).toBeVisible();
  expect(marks().elements()).toHaveLength(2);
});

test.each(LANGUAGES)("every kind has its words, its sign and its link, in %s", async (language) => {
  const shownItems = HAPPENINGS.map(({ kind, displayType, facts }, number) =>
    item(1, {
      id: `0199a000-0000-7000-8000-0000000002${String(number).padStart(2, "0")}`,
      activity_type: kind,
      type: displayType,
      metadata: { ...sampleFacts(facts) } as Record<string, string>,
    }),
  );
  await open({ "GET /activity": { items: shownItems, unread_count: 0 } }, language);
  const lines = page.getByRole("listitem").elements();
  for (const [number, { kind, facts, icon, group }] of HAPPENINGS.entries()) {
    const words = happeningWords(language, kind, sampleFacts(facts));
    expect(lines[number]?.textContent, `${kind} in the feed`).toContain(words?.title);
    expect(lines[number]?.textContent, `${kind} in the feed`).toContain(words?.message);
    const link = lines[number]?.querySelector("a");
    // What an applicant or evaluator did themselves leads to no page of those who manage applications.
    const path = group === "management" ? "" : happeningLink(kind, sampleFacts(facts));
    expect(decodeURI(link?.getAttribute("href") ?? ""), `${kind} in the feed`).toBe(path);
    expect(lines[number]?.querySelector(`svg.lucide-${icon}`), `${kind}: ${icon}`).not.toBeNull();
  }
});

test("among the news, startups that joined one after the other are said once, each with its link", async () => {
  const joined = (number: number) =>
    item(number, {
      user_id: null,
      activity_type: "startup_created",
      metadata: { startup_id: `0199a000-0000-7000-8000-00000000020${number}`, startup_name: `Startup ${number}` },
    });
  const feed = { items: [joined(1), joined(2), item(3), joined(4)], unread_count: 0 };
  shown = await openTestPage(<ActivityRows newsOnly limit={2} />, {
    answers: { "GET /activity": feed },
    session,
    language: "en",
    paths: ["/startup/$id"],
  });
  await expect.element(page.getByText("2 new startups in the registry")).toBeVisible();
  for (const name of ["Startup 1", "Startup 2"]) await expect.element(page.getByRole("link", { name })).toBeVisible();
  // What follows counts as one row, and the limit counts rows.
  expect(page.getByRole("listitem").elements()).toHaveLength(2);
  expect(page.getByText("Startup 4").elements()).toEqual([]);
});
