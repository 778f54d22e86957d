import fc from "fast-check";
import { expect, test } from "vitest";
import {
  LETTER_FIELDS,
  letterParts,
  letterText,
  unknownFields,
  USUAL_LETTERS,
  VERDICTS,
  type LetterValues,
} from "./letters.policy.ts";

const valuesOf = (text: string) => Object.fromEntries(LETTER_FIELDS.map((field) => [field, text])) as LetterValues;

test("what is filled in is never read as a field, whatever an applicant typed", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom("{{reason}}", "{{", "}}", "{{ subject }}", "$&", "$1")),
      (typed) => {
        const letter = letterText(
          letterParts("Για «{{subject}}», {{ reference }}.", { ...valuesOf("x"), subject: typed }),
        );
        expect(letter).toBe(`Για «${typed}», x.`);
      },
    ),
  );
});

test("a reason that nobody gave leaves no empty paragraph behind", () => {
  const written = (template: string) => letterText(letterParts(template, { ...valuesOf("x"), reason: "" }));
  expect(written("Εγκρίθηκε {{subject}}.\n\n{{reason}}\n\nΜε εκτίμηση")).toBe("Εγκρίθηκε x.\n\nΜε εκτίμηση");
  expect(written("Εγκρίθηκε.\n\n{{reason}}")).toBe("Εγκρίθηκε.");
  expect(written("Εγκρίθηκε.\n\n{{reason}}\n\n{{reason}}\n\n{{date}}")).toBe("Εγκρίθηκε.\n\nx");
  expect(written("Αιτιολογία: {{reason}}\n\nΤέλος")).toBe("Αιτιολογία: \n\nΤέλος");
});

test("a field that nobody knows is named, and stays as it was typed", () => {
  expect(unknownFields("{{subject}} {{iban}} {{ Reason }} {{}}")).toEqual(["iban", "Reason", ""]);
  expect(letterText(letterParts("{{iban}} {{subject}}", valuesOf("y")))).toBe("{{iban}} y");
});

test("the usual letters name known fields only, the reason among them, in both languages", () => {
  for (const verdict of VERDICTS)
    for (const { subject, body } of Object.values(USUAL_LETTERS[verdict])) {
      expect(unknownFields(subject + body)).toEqual([]);
      expect(body).toContain("{{reason}}");
      expect(body).toContain("{{protocol}}");
    }
});
