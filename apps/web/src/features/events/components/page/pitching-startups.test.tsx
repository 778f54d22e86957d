import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { eventPage } from "../../events.factory.ts";
import { EventAgenda } from "./event-agenda.tsx";
import { PitchingStartups } from "./pitching-startups.tsx";

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

const slot = (starts: string, ends: string) => ({
  starts: `2026-11-27T${starts}:00.000Z`,
  ends: `2026-11-27T${ends}:00.000Z`,
});
const startup = { tagline: "", logo_url: null, tie: null };
const thalassa = {
  ...startup,
  id: "0199a000-0000-7000-8000-00000000000a",
  name: "Thalassa",
  slot: slot("17:00", "17:06"),
};
const kyma = { ...startup, id: "0199a000-0000-7000-8000-00000000000b", name: "Kyma", slot: slot("17:06", "17:12") };
const event = eventPage({
  start_date: "2026-11-27T16:30:00.000Z",
  end_date: "2026-11-27T19:30:00.000Z",
  agenda: [
    { starts: "2026-11-27T18:30", title: "Doors", description: "", room: "", speakers: "" },
    { starts: "2026-11-27T20:00", title: "Drinks", description: "", room: "", speakers: "" },
  ],
  pitches_start: "2026-11-27T19:00",
  pitch_minutes: 6,
  startups: [thalassa, kyma],
  jury: [{ name: "Elpida Roussou", role: "Argo Capital" }],
});
const session = asVisitor(undefined);
const both = (given: typeof event) => (
  <>
    <EventAgenda event={given} />
    <PitchingStartups event={given} />
  </>
);
const items = (name: string) =>
  page
    .getByRole("region", { name })
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);

test("pitches stand at their hour in the agenda and in a section of their own, with the jury beside them", async () => {
  shown = await openTestPage(both(event), { answers: {}, session });
  await expect.element(page.getByText("19:00 – 19:12, 6 minutes each")).toBeVisible();
  const [doors, pitches, first, second, drinks] = items("The programme");
  expect([doors, drinks]).toEqual(["18:30Doors", "20:00Drinks"]);
  expect(pitches).toContain("19:00Startups on stage");
  expect([first, second].map((text) => text?.slice(-13))).toEqual(
    ["19:00Thalassa", "19:06Kyma"].map((text) => text.slice(-13)),
  );
  await expect
    .element(page.getByRole("region", { name: "Startups on stage" }).getByText("19:06 – 19:12"))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Jury" })).toBeVisible();
  await expect.element(page.getByText("Argo Capital")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a session that begins with the pitches is their moment, and without lengths only their hour is said", async () => {
  const agenda = event.agenda.map((part) => ({
    ...part,
    starts: part.title === "Doors" ? "2026-11-27T19:00" : part.starts,
  }));
  const startups = event.startups.map((one) => ({ ...one, slot: null }));
  shown = await openTestPage(both({ ...event, agenda, startups, pitch_minutes: null }), {
    answers: {},
    session,
    language: "el",
  });
  await expect.element(page.getByText("Από τις 19:00")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Κριτική επιτροπή" })).toBeVisible();
  expect(items("Το πρόγραμμα")[0]).toMatch(/^19:00Doors.*Thalassa.*Kyma$/);
});

test("an investor who was there says so and takes it back; who runs a startup reads who", async () => {
  const asked: unknown[] = [];
  const interest = { opens: event.start_date, closes: "2026-12-04T19:30:00.000Z", state: "open" as const };
  const startups = [
    { ...thalassa, tie: "interested" as const },
    { ...kyma, tie: "runs" as const },
  ];
  shown = await openTestPage(both({ ...event, startups, interest }), {
    answers: {
      "events.showInterest": async (request) => {
        asked.push(await request.json());
        return { ok: true };
      },
      "events.interested": () => ({
        items: [
          {
            id: "0199a000-0000-7000-8000-00000000000c",
            startup: { id: kyma.id, name: "Kyma" },
            person: { id: "0199a000-0000-7000-8000-00000000000d", name: "Iris Deli", avatar_url: null },
            investor: { id: "0199a000-0000-7000-8000-00000000000e", name: "Meltemi" },
            since: "2026-11-27T18:00:00.000Z",
          },
        ],
        next_cursor: null,
      }),
    },
    session,
  });
  await expect.element(page.getByText(/Until Friday 4 December, 21:30/)).toBeVisible();
  await expect.element(page.getByText("Iris Deli")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Meltemi" })).toBeVisible();
  const button = page.getByRole("button", { name: "You are interested: Thalassa" });
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await vi.waitFor(() => expect(asked).toMatchObject([{ interested: false }]));
});
