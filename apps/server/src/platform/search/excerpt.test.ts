import { expect, test } from "vitest";
import { EXCERPT, excerptsFor } from "./excerpt.ts";

/** The first stage finds by the name, the second by the rest. */
const STAGES = [{ isOfName: true }, { isOfName: false }];
const [BY_NAME, BY_TEXT] = [0, 1];
const excerptsOf = (searched: string) => excerptsFor(searched, STAGES);

const THESIS = "Ομάδες των νησιών με πελάτες στο εξωτερικό.";
const LONG = `${"Κάθε χρόνο διαβάζουμε πολλές προτάσεις. ".repeat(10)}Η αφαλάτωση μας απασχολεί από παλιά. Και άλλα.`;

test("it is the beginning of the first text, where the name or that says what was searched", () => {
  expect(excerptsOf("μελτέμι")(BY_NAME, [THESIS, "Μελτέμι και βοριάς"])).toBe(THESIS);
  expect(excerptsOf("nisia")(BY_TEXT, [THESIS, LONG])).toBe(THESIS);
  expect(excerptsOf("τίποτα")(BY_TEXT, ["", THESIS])).toBe(THESIS);
});

test("it is the text that has what was searched, from the sentence on that does", () => {
  expect(excerptsOf("ΝΗΣΙΩΝ")(BY_TEXT, ["Σπόροι.", THESIS])).toBe(THESIS);
  expect(excerptsOf("afalatosi")(BY_TEXT, [THESIS, LONG])).toBe("…Η αφαλάτωση μας απασχολεί από παλιά. Και άλλα.");
});

test("of a sentence without end it is what stands around the word", () => {
  const endless = `${"λέξη ".repeat(200)}αφαλάτωση ${"τέλος ".repeat(200)}`;
  const excerpt = excerptsOf("αφαλάτωση")(BY_TEXT, [endless]);
  expect(excerpt).toMatch(/^…(λέξη )+αφαλάτωση τέλος/);
  expect(excerpt.length).toBe(EXCERPT + 1);
});

test("the word is in it, wherever it stands among signs, lines and other words", () => {
  const before = "Λέξεις και άλλες λέξεις. ".repeat(12);
  const excerptIn = (text: string) => excerptsOf("αφαλάτωση")(BY_TEXT, [text]);
  expect(excerptIn(`${"νερό\n".repeat(80)}αφαλάτωση\nτέλος`)).toBe("…αφαλάτωση\nτέλος");
  expect(excerptIn(`${"νερό\u00a0".repeat(80)}αφαλάτωση`)).toMatch(/^…(νερό\u00a0)+αφαλάτωση$/);
  expect(excerptIn(`${before}τέλος.\n\nΑφαλάτωση εδώ.`)).toBe("…Αφαλάτωση εδώ.");
  expect(excerptIn(`${before}https://x.gr/${"a".repeat(300)}/αφαλάτωση εδώ`)).toBe("…αφαλάτωση εδώ");
  expect(excerptIn(`${before}Με 3.5 εκατ. για «αφαλάτωση»`)).toBe("…για «αφαλάτωση»");
  expect(excerptIn(`${before}Με 3.5 ευρώ για αφαλάτωση`)).toBe("…Με 3.5 ευρώ για αφαλάτωση");
  expect(excerptIn(`${"λέξη ".repeat(47)}αφαλάτωση`)).toMatch(/^…(λέξη )+αφαλάτωση$/);
});

test("no emoji is cut in two at its end", () => {
  const text = `αφαλάτωση!${"😀".repeat(200)}`;
  expect(excerptsOf("αφαλάτωση")(BY_TEXT, [text, ""])).toBe(`αφαλάτωση!${"😀".repeat(115)}`);
  expect(excerptsOf("αφαλάτωση")(BY_NAME, [`.${text}`]).isWellFormed()).toBe(true);
});
