import type { EditableProfile } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { expect, test } from "vitest";
import { changesOf, otherFacts } from "./other-facts.ts";

const profile: EditableProfile = {
  id: "0198f000-0000-7000-8000-000000000001",
  version: 1,
  changed_by: null,
  is_verified: true,
  is_looked_at: true,
  answers: {
    name: "Halios",
    city: "Βόλος",
    team: [{ role: "CEO", name: "Άννα Λιάπη" }],
    funding_total: 100_000,
    currency: "EUR",
  },
};
const NAMES = ["name", "founders", "funding_total", "city"];

test("founders are the profile's team, and an amount comes with its currency", () => {
  const answers = {
    name: "Halios Ports",
    founders: [{ name: "Νίκος Ρήγας", role: "CTO", linkedin_url: "" }],
    funding_total: 100_000,
    currency: "USD",
    city: "Βόλος",
  };
  const facts = otherFacts(profile, answers, NAMES);
  expect(facts.map(({ name }) => name)).toEqual(["name", "team", "funding_total"]);
  expect(changesOf(facts)).toEqual([
    { group: "identity", answers: { name: "Halios Ports" } },
    { group: "funding", answers: { funding_total: 100_000, currency: "USD" } },
    { group: "team", answers: { team: answers.founders } },
  ]);
});

test("what is said in another order, with empty parts or not at all is nothing to take over", () => {
  const answers = { ...profile.answers, founders: [{ name: "Άννα Λιάπη", role: "CEO", linkedin_url: "" }], city: "" };
  expect(otherFacts(profile, answers, NAMES)).toEqual([]);
});
