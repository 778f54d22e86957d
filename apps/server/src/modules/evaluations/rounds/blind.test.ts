import { afterAll, beforeAll, expect, test } from "vitest";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { blindAnswers, covered } from "./blind.policy.ts";

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

test("a name is covered whatever its accents, capitals and ending", () => {
  expect(covered("Η ΘΆΛΑΣΣΑ και η θάλασσα της Θαλάσσης", ["θαλασσα"])).toBe("Η ▒▒▒ και η ▒▒▒ της ▒▒▒");
  const shown = blindAnswers(
    {
      name: "Zephyr Grid",
      description: "Η zephyr της Άννας Λιάπη",
      founders: [{ name: "Άννα Λιάπη", role: "" }],
      industry: "energy",
    },
    "Άννα Λιάπη",
  );
  expect(shown).toEqual({ description: "Η ▒▒▒ της ▒▒▒ ▒▒▒", industry: "energy" });
});

test("in a blind round nothing that an evaluator is given names the applicant", async () => {
  const name = "Κυανόπτερο Ζέφυρος";
  const { id } = await submittedApplication(here.founder, {
    name,
    description: `Η ομάδα της ${name} από τον ιδρυτή Πολυδεύκη Μαραθωνίτη χτίζει αισθητήρες για τα λιμάνια της χώρας.`,
    website_url: "https://kyanoptero.example",
    founders: [{ name: "Πολυδεύκης Μαραθωνίτης", role: "Ιδρυτής" }],
  });
  const { coordinator, evaluator } = here;
  const [round] = (await coordinator.api.judging.rounds({})).items;
  const { programmes } = await coordinator.api.judging.roundOptions();
  const rules = {
    title: { el: "Τυφλός", en: "Blind" },
    required_reviews: 2,
    load_cap: null,
    places: null,
    deadline: null,
    template_version_id: null,
    hide_applicant: true,
  } as const;
  if (round) await coordinator.api.judging.updateRound({ ...rules, id: round.id, version: round.version });
  else await coordinator.api.judging.createRound({ ...rules, programme_id: programmes[0]?.id ?? "" });
  const given = await coordinator.api.evaluations.assign({ id, evaluator_id: evaluator.id });

  const { api } = evaluator;
  const seen = await Promise.all([
    api.evaluations.get({ id: given.id }),
    api.evaluations.mine(),
    api.notifications.list({}),
    api.activity.feed({}),
  ]);
  const all = JSON.stringify(seen);
  for (const telling of ["Κυανόπτερο", "Ζέφυρος", "Μαραθωνίτη", "kyanoptero", "Λιάπη"])
    expect(all).not.toContain(telling);
  expect(seen[0]).toMatchObject({ subject_name: seen[0].reference, applicant_name: "", startup_id: null });
});
