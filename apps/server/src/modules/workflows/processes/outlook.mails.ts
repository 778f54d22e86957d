import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { dayIn } from "#platform/mail/mail.words.ts";

type Range = NonNullable<Outlook["decided"]>;

const WORDS = {
  el: {
    by: (to: string) => `έως ${to}`,
    between: (from: string, to: string) => `${from} έως ${to}`,
    task: "Χρειάζεται κάτι από εσάς: δείτε τις εργασίες σας.",
    application: "Χρειάζεται κάτι από εσάς: η αίτησή σας, ξανά.",
    document: (name: string) => `Χρειάζεται από εσάς: ${name}.`,
    stands: "Η προθεσμία μας δεν τρέχει ώσπου να την υποβάλετε ξανά.",
    late: (days: number) => (days === 1 ? "Άργησε 1 εργάσιμη." : `Άργησε ${days} εργάσιμες.`),
    reminded: "Στείλαμε υπενθύμιση σε όποιον την έχει.",
    escalated: "Την πήρε άλλος υπεύθυνος.",
    nothing: "Προς το παρόν δεν χρειάζεται κάτι από εσάς.",
    coming: (names: string) => `Θα ζητηθεί σε επόμενο βήμα, για να το έχετε έτοιμο: ${names}.`,
    decided: "Απόφαση",
  },
  en: {
    by: (to: string) => `by ${to}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    task: "Something is needed from you: see your tasks.",
    application: "Something is needed from you: your application, again.",
    document: (name: string) => `Needed from you: ${name}.`,
    stands: "Our deadline is paused until you submit again.",
    late: (days: number) => (days === 1 ? "It is 1 working day late." : `It is ${days} working days late.`),
    reminded: "We have reminded whoever handles it.",
    escalated: "It has been passed on to someone else.",
    nothing: "Nothing is needed from you for now.",
    coming: (names: string) => `Needed at a later step, so you can prepare it now: ${names}.`,
    decided: "Decision",
  },
};

/** What comes next as the lines of a letter: each step in plain words with its days, the decision, and what is needed. */
export function nextLines(language: Language, { steps, decided, needed, coming: later, late }: Outlook): string[] {
  const words = WORDS[language];
  const days = ({ from, to }: Range) => {
    const [first, last] = [from, to].map((day) => day && dayIn(language, `${day}T12:00:00Z`));
    return first && last && first !== last ? words.between(first, last) : words.by(last ?? "");
  };
  const coming = steps.filter(({ state }) => state !== "done");
  if (coming.length === 0) return [];
  return [
    ...coming.map(({ tells, from, to }, index) => {
      const said = `${index + 1}. ${tells[language].replace(/[.;]$/, "")}`;
      return to === null ? said : `${said}: ${days({ from, to })}`;
    }),
    ...(decided ? [`${words.decided}: ${days(decided)}`] : []),
    ...(late ? [[words.late(late.days), ...(late.done ? [words[late.done]] : [])].join(" ")] : []),
    ...(needed?.document ? [words.document(needed.document[language])] : [words[needed?.what ?? "nothing"]]),
    ...(needed?.what === "application" ? [words.stands] : []),
    ...(later.length > 0 ? [words.coming(later.map(({ name }) => name[language]).join(", "))] : []),
  ];
}
