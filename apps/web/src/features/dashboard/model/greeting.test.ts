import { expect, it } from "vitest";
import { greeting } from "./greeting.ts";

it("greets by the hour in Athens", () => {
  expect(greeting("Νίκος", new Date("2026-11-20T07:00:00Z"))).toBe("Καλημέρα, Νίκο");
  expect(greeting("Νίκος", new Date("2026-11-20T17:00:00Z"))).toBe("Καλησπέρα, Νίκο");
});
