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
    nothing: "Προς το παρόν δεν χρειάζεται κάτι από εσάς.",
    decided: "Απόφαση",
  },
  en: {
    by: (to: string) => `by ${to}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    task: "Something is needed from you: see your tasks.",
    application: "Something is needed from you: your application, again.",
    nothing: "Nothing is needed from you for now.",
    decided: "Decision",
  },
};

/** What comes next as the lines of a letter: each step in plain words with its days, the decision, and what is needed. */
export function nextLines(language: Language, { steps, decided }: Outlook): string[] {
  const words = WORDS[language];
  const days = ({ from, to }: Range) => {
    const [first, last] = [from, to].map((day) => day && dayIn(language, `${day}T12:00:00Z`));
    return first && last && first !== last ? words.between(first, last) : words.by(last ?? "");
  };
  const coming = steps.filter(({ state }) => state !== "done");
  if (coming.length === 0) return [];
  const needed = coming.find(({ needs }) => needs !== null)?.needs ?? "nothing";
  return [
    ...coming.map(({ tells, from, to }, index) => {
      const said = `${index + 1}. ${tells[language].replace(/[.;]$/, "")}`;
      return to === null ? said : `${said}: ${days({ from, to })}`;
    }),
    ...(decided ? [`${words.decided}: ${days(decided)}`] : []),
    words[needed],
  ];
}
