import { expect, it } from "vitest";
import { greeting, vocative } from "./greeting.ts";

it.each([
  ["Ελένη", "Ελένη"],
  ["Νίκος", "Νίκο"],
  ["Γιώργος", "Γιώργο"],
  ["Αλέξανδρος", "Αλέξανδρε"],
  ["Γιάννης", "Γιάννη"],
  ["Κώστας", "Κώστα"],
  ["Ines", "Ines"],
])("calls %s as %s", (name, called) => {
  expect(vocative(name)).toBe(called);
});

it("greets by the hour in Athens", () => {
  expect(greeting("Νίκος", new Date("2026-11-20T07:00:00Z"))).toBe("Καλημέρα, Νίκο");
  expect(greeting("Νίκος", new Date("2026-11-20T17:00:00Z"))).toBe("Καλησπέρα, Νίκο");
});
