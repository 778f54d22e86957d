// An event from its draft to who came: published, full, passed on in order, moved to another hour, and entered at the door.
import { randomUUID } from "node:crypto";
import { EVENT_FORM } from "@kerkis/contract/events/editing/event.form.ts";
import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import { expect, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import type { Texts } from "./support/texts.ts";

const { what, when, where, who } = EVENT_FORM;
const named = ({ language }: Texts, field: { label: Record<"el" | "en", string> }) =>
  startingWith(field.label[language]);

test("a pitch night is drafted, published and full; who waits is next, the hour changes, and the door knows who came", async ({
  world,
  visit,
  language,
}) => {
  test.setTimeout(300_000);
  const organization = await addOrganization(world, `Νεώριο ${randomUUID().slice(0, 6)}`);
  const planner = await addPerson(world, { language, organizations: { [organization]: "moderator" } });
  const [first, second] = [await addPerson(world, { language }), await addPerson(world, { language })];
  const title = `Pitch night ${randomUUID().slice(0, 8)}`;

  const { page: desk, t } = await visit({ person: planner });
  await open(desk, "/events/new");
  await textField(desk, what.fields.title.label[language]).fill(title);
  const times = desk.getByRole("textbox", { name: t("ui_time"), exact: true });
  await textField(desk, when.fields.starts.label[language]).fill("26/3/2027");
  await times.nth(0).fill("18:30");
  await textField(desk, when.fields.ends.label[language]).fill("26/3/2027");
  await times.nth(1).fill("21:30");
  await textField(desk, where.fields.venue.label[language]).fill("Πέτρινη Αποθήκη");
  await desk.getByLabel(named(t, who.fields.capacity)).fill("1");
  await desk.getByRole("button", { name: t("events_question_add"), exact: true }).click();
  await textField(desk, t("events_question_label")).fill("Τι θέλετε να δείτε;");
  await desk.getByLabel(t("events_question_required"), { exact: true }).selectOption("yes");
  await desk.getByRole("button", { name: t("events_save_draft"), exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await desk.getByRole("button", { name: t("events_publish"), exact: true }).click();
  await expect(desk.getByText(t("events_draft_title"))).toBeHidden();
  const address = new URL(desk.url()).pathname;

  const { page: seated } = await visit({ person: first });
  await open(seated, `/events?view=month&day=2027-03-26`);
  await seated.getByRole("link", { name: title }).last().click();
  await seated.getByRole("button", { name: t("events_register"), exact: true }).click();
  // What is owed is said, and what was answered goes along.
  const answering = seated.getByRole("dialog");
  await answering.getByRole("button", { name: t("events_register"), exact: true }).click();
  await expect(answering.getByText(t("field_required"))).toBeVisible();
  await answering.getByRole("textbox").fill("Ρομπότ που κολυμπούν");
  await answering.getByRole("button", { name: t("events_register"), exact: true }).click();
  await expect(seated.getByRole("link", { name: t("events_open_ticket") })).toBeVisible();
  const { page: waiting } = await visit({ person: second });
  await open(waiting, address);
  await waiting.getByRole("button", { name: t("events_join_waitlist"), exact: true }).click();
  await waiting.getByRole("dialog").getByRole("textbox").fill("Άλγη");
  await waiting
    .getByRole("dialog")
    .getByRole("button", { name: t("events_join_waitlist"), exact: true })
    .click();
  await expect(waiting.getByText(t("events_state_waiting", { capacity: "1", before: "0", after: "0" }))).toBeVisible();

  // One gives the seat back: the next is told at once, and takes it.
  await seated.getByRole("button", { name: t("events_give_seat"), exact: true }).click();
  const offered = eventsHappenings.seatOffered.title[language];
  await Promise.all([
    expect(toastOf(waiting, { t, title: offered })).toBeVisible({ timeout: 90_000 }),
    seated
      .getByRole("alertdialog")
      .getByRole("button", { name: t("events_give_seat"), exact: true })
      .click(),
  ]);
  await open(waiting, address);
  await waiting.getByRole("button", { name: t("events_accept"), exact: true }).click();
  await expect(waiting.getByRole("link", { name: t("events_open_ticket") })).toBeVisible();

  // The hour changes: who comes is told, and the calendar follows.
  const calendar = async () => (await desk.request.get(`${address}.ics`)).text();
  expect(await calendar()).toContain("DTSTART;TZID=Europe/Athens:20270326T183000");
  await desk.getByRole("link", { name: t("events_edit"), exact: true }).click();
  await times.nth(0).fill("19:00");
  const changed = eventsHappenings.changed.title[language];
  await Promise.all([
    expect(toastOf(waiting, { t, title: changed })).toBeVisible({ timeout: 90_000 }),
    desk.getByRole("button", { name: t("events_save"), exact: true }).click(),
  ]);
  const moved = await calendar();
  expect(moved).toContain("DTSTART;TZID=Europe/Athens:20270326T190000");
  expect(moved).toContain("SEQUENCE:1");

  await open(desk, `${address}/check-in`);
  await desk.getByRole("button", { name: startingWith(t("events_door_in")) }).click();
  await expect(desk.getByText(t("events_door_result_in"))).toBeVisible();
  // The device keeps it until the server has it, and says so.
  await expect(desk.getByText(t("events_door_waiting_to_send", { count: 1 }))).toBeHidden();
  await open(desk, `${address}/attendees`);
  const there = desk.locator("dl > div", { has: desk.getByText(t("events_attendees_there"), { exact: true }) });
  await expect(there.locator("dd")).toHaveText("1");
  // Who gave the seat back took the answer along.
  await expect(desk.getByText("Άλγη")).toBeVisible();
  await expect(desk.getByText("Ρομπότ που κολυμπούν")).toBeHidden();
});
