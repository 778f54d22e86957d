import type { Language } from "../../core/text/languages.ts";

/** What a letter can name. Each is filled in as plain text, whatever it holds: nothing in it is read as a field again. */
export const LETTER_FIELDS = [
  "applicant",
  "subject",
  "reference",
  "programme",
  "organization",
  "reason",
  "protocol",
  "date",
] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];
export type LetterValues = Record<LetterField, string>;

export const VERDICTS = ["approve", "reject"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface LetterText {
  subject: string;
  body: string;
}
export type LetterTexts = Record<Language, LetterText>;

/** A piece of a letter: words of the template, or what stands for a field. */
export interface LetterPart {
  text: string;
  field: LetterField | null;
}

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;
const isField = (name: string): name is LetterField => LETTER_FIELDS.some((known) => known === name);

/** Fields that a template names and nobody knows. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(FIELD)].flatMap(([, name = ""]) => (isField(name) ? [] : [name]));

/** A template with its fields filled in, piece by piece. A paragraph that is an empty field alone is left out with the line before it. */
export function letterParts(template: string, values: LetterValues): LetterPart[] {
  const parts: LetterPart[] = [];
  let from = 0;
  for (const match of template.matchAll(FIELD)) {
    const [whole, name = ""] = match;
    if (!isField(name)) continue;
    const after = template.slice(match.index + whole.length);
    if (values[name] === "" && template.slice(0, match.index).endsWith("\n\n") && /^(\n\n|$)/.test(after)) {
      if (match.index - 2 > from) parts.push({ text: template.slice(from, match.index - 2), field: null });
      from = match.index + whole.length;
      continue;
    }
    if (match.index > from) parts.push({ text: template.slice(from, match.index), field: null });
    parts.push({ text: values[name], field: name });
    from = match.index + whole.length;
  }
  if (from < template.length) parts.push({ text: template.slice(from), field: null });
  return parts;
}

/** Whether a letter would have a hole in it: something that its template names, not as a paragraph of its own, is empty. */
export const hasHole = ({ subject, body }: LetterText, values: LetterValues): boolean =>
  [...letterParts(subject, values), ...letterParts(body, values)].some(
    ({ text, field }) => field !== null && text.trim() === "",
  );

export const letterText = (parts: readonly LetterPart[]): string => parts.map(({ text }) => text).join("");

/** What organizations begin with. */
export const USUAL_LETTERS: Record<Verdict, LetterTexts> = {
  approve: {
    el: {
      subject: "Η αίτηση για «{{subject}}» εγκρίθηκε",
      body: "Η αίτηση {{reference}} για «{{subject}}» στο πρόγραμμα «{{programme}}» εγκρίθηκε.\n\n{{reason}}\n\nΑριθμός πρωτοκόλλου: {{protocol}}, {{date}}\n\nΜε εκτίμηση,\n{{organization}}",
    },
    en: {
      subject: "The application of {{subject}} was approved",
      body: "Application {{reference}} of {{subject}} to {{programme}} was approved.\n\n{{reason}}\n\nProtocol number: {{protocol}}, {{date}}\n\nKind regards,\n{{organization}}",
    },
  },
  reject: {
    el: {
      subject: "Απόφαση για την αίτηση «{{subject}}»",
      body: "Η αίτηση {{reference}} για «{{subject}}» στο πρόγραμμα «{{programme}}» δεν εγκρίθηκε.\n\nΑιτιολογία: {{reason}}\n\nΑν έχετε νέα στοιχεία, μπορείτε να υποβάλετε ένσταση μία φορά.\n\nΑριθμός πρωτοκόλλου: {{protocol}}, {{date}}\n\nΜε εκτίμηση,\n{{organization}}",
    },
    en: {
      subject: "Decision on the application of {{subject}}",
      body: "Application {{reference}} of {{subject}} to {{programme}} was not approved.\n\nReason: {{reason}}\n\nIf you have new evidence, you may appeal once.\n\nProtocol number: {{protocol}}, {{date}}\n\nKind regards,\n{{organization}}",
    },
  },
};
