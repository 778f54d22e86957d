import { afterAll, beforeAll, expect, test } from "vitest";
import { aForm, aQuestion } from "#modules/forms/forms.factory.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { blindAnswers, blindResponses, covered } from "./blind.policy.ts";

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

test("a choice stands as it was made, though its word is in a name", () => {
  const shown = blindAnswers({ name: "Blue Energy", tagline: "Energy for ports", industry: "energy" }, "");
  expect(shown).toEqual({ tagline: "▒▒▒ for ports", industry: "energy" });
});

test("of a call's own answers a blind round shows no people and no links, no name in what was written, and no file's name", () => {
  const options = [{ value: "zephyr", label: { el: "Ζέφυρος", en: "Zephyr" } }];
  const form = aForm(
    aQuestion("pitch"),
    aQuestion("story", { type: "long_text", words: 100 }),
    aQuestion("wind", { type: "choice", options }),
    aQuestion("sum", { type: "number", min: null, max: null }),
    aQuestion("site", { type: "link" }),
    aQuestion("team", { type: "people", max: 3 }),
    aQuestion("plan", { type: "file", kinds: ["pdf"], max: 1, megabytes: 1 }),
  );
  const file = { id: "0199d000-0000-7000-8000-000000000001", format: "pdf", bytes: 9 } as const;
  const shown = blindResponses(
    form,
    {
      pitch: "Η ZEPHYR της Λιάπη",
      story: "Με την Ευρυδίκη Ωκεανίδου και τον Πέτρο Μακρή",
      wind: "zephyr",
      sum: 7,
      site: "https://zephyr.example",
      team: [{ name: "Ευρυδίκη Ωκεανίδου", role: "Μηχανικός", link: "" }],
      plan: [{ ...file, name: "Zephyr Grid.pdf" }],
      gone: "Zephyr, όσο ρωτούσε η πρόσκληση",
    },
    { name: "Zephyr Grid", founders: [{ name: "Πέτρος Μακρής", role: "" }] },
    "Άννα Λιάπη",
  );
  expect(shown).toEqual({
    pitch: "Η ▒▒▒ της ▒▒▒",
    story: "Με την ▒▒▒ ▒▒▒ και τον ▒▒▒ ▒▒▒",
    wind: "zephyr",
    sum: 7,
    plan: [{ ...file, name: "file-1.pdf" }],
  });
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
    hide_reviewers: true,
    scores_visible: "never",
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
