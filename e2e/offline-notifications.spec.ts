// What happened while the socket was down is there after it is back, once each.
import { randomUUID } from "node:crypto";
import type { Page, Request, WebSocketRoute } from "@playwright/test";
import { PHASE_LABELS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { happeningText } from "./support/happening-text.ts";
import { expect, expectNotReloaded, markPage, open, startingWith, test } from "./support/journey.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { applicationFor, submittedApplication } from "./support/people/registration.ts";

interface Line {
  /** Cuts the line and waits until the page knows, and has no answer under way that may tell what comes next. */
  cut(): Promise<void>;
  mend(): void;
  /** How often the page has connected. */
  opened(): number;
  /** The page is live: it joined its topics and has what it asked for. */
  live(): Promise<void>;
}

/** [join_ref, ref, topic, event, payload]: what answers a join has its own number as the join's. */
function isJoinReply(message: string): boolean {
  const [joinRef, ref, , event]: unknown[] = JSON.parse(message);
  return event === "phx_reply" && joinRef !== null && joinRef === ref;
}

/** A line that can be cut under the page's socket; `asked` is what the page refetches once it is live. */
async function socketOf(page: Page, { asked, reconnecting }: { asked: RegExp; reconnecting: string }): Promise<Line> {
  const open = new Set<WebSocketRoute>();
  const underWay = new Set<Request>();
  let isCut = false;
  let opened = 0;
  let hasJoined = false;
  /** A topic was joined, and the page has not yet asked what it may have missed: it does so a moment later, cut or not. */
  let isToAsk = false;
  page.on("request", (request) => {
    if (!asked.test(request.url())) return;
    isToAsk = false;
    underWay.add(request);
  });
  page.on("requestfinished", (request) => void underWay.delete(request));
  page.on("requestfailed", (request) => void underWay.delete(request));
  await page.routeWebSocket(/\/socket\//, async (socket) => {
    if (isCut) {
      await socket.close({ code: 1012 });
      return;
    }
    opened += 1;
    open.add(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isJoinReply(String(message))) [hasJoined, isToAsk] = [true, true];
      socket.send(message);
    });
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close({ code: 1012 })));
      open.clear();
      await expect(page.getByText(reconnecting)).toBeVisible();
      await expect.poll(() => !isToAsk && underWay.size === 0).toBe(true);
    },
    mend() {
      isCut = false;
    },
    opened: () => opened,
    live: () => expect.poll(() => hasJoined && !isToAsk && underWay.size === 0).toBe(true),
  };
}

test("the bell has everything that rang while the socket was down, once each, and rings live again", async ({
  world,
  visit,
}) => {
  const organization = await addOrganization(world, `Θίασος ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const [first, second] = [`Άλφα ${randomUUID().slice(0, 8)}`, `Βήτα ${randomUUID().slice(0, 8)}`];
  const one = await submittedApplication(founder, first);
  const two = await submittedApplication(founder, second);
  const { page, t } = await visit({ person: founder });
  const socket = await socketOf(page, {
    asked: /\/api\/notifications\?/,
    reconnecting: t("presence_reconnecting"),
  });
  await open(page, "/my-applications");
  await expect(page.getByRole("button", { name: t("notifications_bell"), exact: true })).toBeVisible();
  await socket.live();
  await markPage(page);

  await socket.cut();
  for (const { id, version } of [one, two]) {
    const opened = await coordinator.call("POST", `/applications/${id}/open-review`, { version });
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  }
  const { version } = await applicationFor(coordinator, one.id);
  await coordinator.call("POST", `/applications/${one.id}/request-changes`, { version, reason: "Λείπει η περιγραφή" });
  await expect(page.getByRole("button", { name: t("notifications_bell"), exact: true })).toBeVisible();

  socket.mend();
  const bell = page.getByRole("button", { name: startingWith(t("notifications_bell_unread", { count: 3 })) });
  await expect(bell).toBeVisible();
  expect(socket.opened()).toBe(2);
  await bell.click();
  const list = page.getByRole("dialog").getByRole("listitem");
  await expect(list).toHaveCount(3);
  for (const [name, type] of [
    [first, "application_under_review"],
    [second, "application_under_review"],
    [first, "application_changes_requested"],
  ] as const) {
    const text = happeningText("el", type, { startup_name: name, reason: "Λείπει η περιγραφή" });
    await expect(list.filter({ hasText: text.message })).toHaveCount(1);
  }
  await expect(page.getByRole("article").filter({ hasText: first })).toContainText(
    PHASE_LABELS.changes_requested[t.language],
  );

  const standing = await applicationFor(coordinator, two.id);
  await coordinator.call("POST", `/applications/${two.id}/approve`, { version: standing.version });
  await expect(list).toHaveCount(4);
  await expectNotReloaded(page);
});

test("the coordinators' table has what was submitted while the socket was down, once", async ({ world, visit }) => {
  const organization = await addOrganization(world, `Σκηνή ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const { page, t } = await visit({ person: coordinator });
  const socket = await socketOf(page, {
    asked: /\/api\/applications/,
    reconnecting: t("presence_reconnecting"),
  });
  await open(page, "/evaluation-management");
  await expect(page.getByText(t("evaluations_queue_empty_title"))).toBeVisible();
  await socket.live();
  await markPage(page);
  await socket.cut();
  const name = `Γάμμα ${randomUUID().slice(0, 8)}`;
  await submittedApplication(founder, name);
  socket.mend();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(1);
  await expectNotReloaded(page);
});
