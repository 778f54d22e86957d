import { expect, test } from "vitest";
import { EXCERPT, excerptsFor } from "./excerpt.ts";

const THESIS = "Ομάδες των νησιών με πελάτες στο εξωτερικό.";
const LONG = `${"Κάθε χρόνο διαβάζουμε πολλές προτάσεις. ".repeat(10)}Η αφαλάτωση μας απασχολεί από παλιά. Και άλλα.`;

test("it is the beginning of the first text, where the name or that says what was searched", () => {
  expect(excerptsFor("μελτέμι")("Μελτέμι", [THESIS, "Μελτέμι και βοριάς"])).toBe(THESIS);
  expect(excerptsFor("nisia")("Μελτέμι", [THESIS, LONG])).toBe(THESIS);
  expect(excerptsFor("τίποτα")("Μελτέμι", ["", THESIS])).toBe(THESIS);
});

test("it is the text that has what was searched, from the sentence on that does", () => {
  expect(excerptsFor("ΝΗΣΙΩΝ")("Μελτέμι", ["Σπόροι.", THESIS])).toBe(THESIS);
  expect(excerptsFor("afalatosi")("Μελτέμι", [THESIS, LONG])).toBe("…Η αφαλάτωση μας απασχολεί από παλιά. Και άλλα.");
});

test("of a sentence without end it is what stands around the word", () => {
  const endless = `${"λέξη ".repeat(200)}αφαλάτωση ${"τέλος ".repeat(200)}`;
  const excerpt = excerptsFor("αφαλάτωση")("Μελτέμι", [endless]);
  expect(excerpt).toMatch(/^…(λέξη )+αφαλάτωση τέλος/);
  expect(excerpt.length).toBe(EXCERPT + 1);
});
