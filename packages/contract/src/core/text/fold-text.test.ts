import { expect, test } from "vitest";
import { foldText, matchesText } from "./fold-text.ts";

test("accents, dialytika, case and final sigma do not matter", () => {
  expect(foldText("ΑΘΉΝΑΣ")).toBe(foldText("αθηνας"));
  expect(foldText("Προϋπολογισμός")).toBe("προυπολογισμοσ");
  expect(foldText("José")).toBe("jose");
});

test("every word of the query must occur, in any order", () => {
  expect(matchesText("Blue Hub Πειραιάς", "πειραιας blue")).toBe(true);
  expect(matchesText("Blue Hub Πειραιάς", "blue αθηνα")).toBe(false);
});
