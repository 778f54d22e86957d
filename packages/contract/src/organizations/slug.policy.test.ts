import { expect, test } from "vitest";
import { latinOf } from "../core/text/latin.ts";
import { freeSlug, organizationSlug, SLUG_MAX } from "./slug.policy.ts";

test.each([
  ["Blue Hub", "blue-hub"],
  ["  Acme   Labs ", "acme-labs"],
  ["Acme & Sons, Ltd.", "acme--sons-ltd"],
  ["Kerkis 2.0", "kerkis-20"],
  ["a\tb\nc", "a-b-c"],
  ["Blue Hub Πειραιά", "blue-hub-"],
])("the rule of specification 5, to the letter: %j gives %j", (name, slug) => {
  expect(organizationSlug(name)).toBe(slug);
});

test.each([
  ["Κερκίς", "kerkis"],
  ["Ένωση Νεοφυών Επιχειρήσεων", "enosi-neofyon-epicheiriseon"],
  ["Ευρώπη", "evropi"],
  ["Αυτόνομοι", "aftonomoi"],
  ["Μπάμπης", "bampis"],
  ["Άγγελος", "angelos"],
  ["Θάλασσα", "thalassa"],
  ["Ταΰγετος", "taygetos"],
  ["!!!", ""],
  ["東京", ""],
])("a name that the rule leaves empty is written in Latin letters: %j gives %j", (name, slug) => {
  expect(organizationSlug(name)).toBe(slug);
});

test("Greek is written after ELOT 743", () => {
  expect(latinOf("Ευαγγέλιο του Ψυχάρη")).toBe("evangelio tou psychari");
  expect(latinOf("Σφυγξ")).toBe("sfynx");
  expect(latinOf("Προϋπολογισμός")).toBe("proypologismos");
});

test("the next free number is taken, within the length", () => {
  expect(freeSlug("blue-hub", new Set())).toBe("blue-hub");
  expect(freeSlug("blue-hub", new Set(["blue-hub", "blue-hub-2"]))).toBe("blue-hub-3");
  const long = "a".repeat(SLUG_MAX);
  expect(freeSlug(long, new Set([long]))).toHaveLength(SLUG_MAX);
});
