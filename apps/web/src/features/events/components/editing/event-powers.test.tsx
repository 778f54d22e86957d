import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { eventPage } from "../../events.factory.ts";
import { NEW_EVENT } from "../../model/new-event.ts";
import { EventProfile } from "../page/event-profile.tsx";
import { EditEventForm } from "./edit-event-form.tsx";

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

const paths = ["/event/$id/attendees", "/event/$id/check-in", "/event/$id/edit", "/event/$id/report", "/org/$slug"];
const profileOf = async (event: Event, answers: Answers = {}) => {
  shown = await openTestPage(<EventProfile event={event} address="https://kerkis.test/event/x" />, {
    answers: { "events.similar": { items: [] }, ...answers },
    session: asVisitor(undefined),
    paths,
  });
  await expect.element(page.getByRole("heading", { name: "Hosted by" })).toBeVisible();
};
const commands = async () => {
  await page.getByRole("button", { name: "More actions" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  return page
    .getByRole("menuitem")
    .elements()
    .map((item) => item.textContent);
};
const managed = (given: Partial<Event> = {}) => eventPage({ can: { manage: true, help: true }, ...given });

test("who runs an event finds what can be done with it as it stands, and nothing that cannot", async () => {
  await profileOf(managed());
  expect(await commands()).toEqual(["Co-organizers", "Duplicate", "Unpublish", "Cancel event"]);
  shown.close();
  const empty = { capacity: 60, taken: 0, waiting: 0 };
  await profileOf(managed({ is_published: false, seats: empty }));
  await expect.element(page.getByRole("button", { name: "Publish" })).toBeVisible();
  expect(await commands()).toEqual(["Co-organizers", "Duplicate", "Delete"]);
  shown.close();
  // Someone has a seat: deleting would take it without a word.
  await profileOf(managed({ is_published: false }));
  expect(await commands()).toEqual(["Co-organizers", "Duplicate"]);
  shown.close();
  await profileOf(managed({ door: "over" }));
  // What is over has no seats left.
  await expect.element(page.getByText("had a seat")).toBeVisible();
  expect(page.getByText(/seats? left/).query()).toBeNull();
  await expect.element(page.getByRole("link", { name: "Report" })).toBeVisible();
  expect(await commands()).toEqual(["Co-organizers", "Duplicate"]);
});

test("cancelling asks for the reason that everyone is told, and sends it", async () => {
  const event = managed();
  const asked: unknown[] = [];
  await profileOf(event, {
    "events.cancel": async (request) => {
      asked.push(await request.json());
      return { ...event, is_cancelled: true };
    },
  });
  await commands();
  await page.getByRole("menuitem", { name: "Cancel event" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("The venue is flooded");
  await dialog.getByRole("button", { name: "Cancel event" }).click();
  await expect.element(page.getByText("The event was cancelled")).toBeVisible();
  expect(asked).toMatchObject([{ reason: "The venue is flooded" }]);
});

test("who helps with an event lets people in and edits it, and is offered nothing else", async () => {
  await profileOf(eventPage({ can: { manage: false, help: true } }));
  await expect.element(page.getByText("You help run this event.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "At the door" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Edit" })).toBeVisible();
  expect(page.getByRole("button", { name: "More actions" }).query()).toBeNull();
});

test.each([
  [false, true],
  [true, false],
])("who runs it decides who gets in (%s): shown to who helps, with who decides", async (manage, isLocked) => {
  const event = eventPage();
  shown = await openTestPage(
    <EditEventForm
      event={{
        id: event.id,
        version: 1,
        changed_by: null,
        is_published: true,
        can: { manage },
        answers: NEW_EVENT,
      }}
    />,
    { answers: {}, session: asVisitor(undefined), paths: ["/event/$id"] },
  );
  for (const name of [/Each registration is approved/, /Only for those who have the address/]) {
    const choice = page.getByRole("combobox", { name });
    await expect.element(choice).toBeVisible();
    expect((choice.element() as HTMLSelectElement).disabled).toBe(isLocked);
  }
  expect(page.getByText("The organization that holds the event decides this.").elements().length).toBe(
    isLocked ? 2 : 0,
  );
});

test("an invitation to help says until when it can be answered, and one that ended that it did", async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const asked = { organization: null, accepted_at: null };
  await profileOf(managed(), {
    "events.cohosts": [
      {
        ...asked,
        id: "0199a000-0000-7000-8000-0000000000a1",
        name: "open@asked.test",
        asked_at: at(-1),
        expires_at: at(6),
      },
      {
        ...asked,
        id: "0199a000-0000-7000-8000-0000000000a2",
        name: "over@asked.test",
        asked_at: at(-9),
        expires_at: at(-2),
      },
    ],
  });
  await commands();
  await page.getByRole("menuitem", { name: "Co-organizers" }).click();
  const standing = page.getByRole("dialog").getByRole("listitem");
  await expect.element(standing.first()).toBeVisible();
  expect(standing.elements().map((item) => item.textContent?.replace(/Invited .*?, /, " "))).toEqual([
    expect.stringMatching(/open@asked.test can answer until/),
    expect.stringMatching(/over@asked.test did not answer in time/),
  ]);
});
