import { stemOf } from "@kerkis/contract/content/words.policy.ts";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";

/** What a question asks for; `other` may still be answered by the help or the registry. */
export type Intent =
  | "greeting"
  | "thanks"
  | "how"
  | "my-applications"
  | "my-evaluations"
  | "next"
  | "count-startups"
  | "find-startups"
  | "programmes"
  | "other";

export interface Question {
  intent: Intent;
  /** Stems of the words that carry meaning, in order, each once. */
  stems: string[];
}

/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  `ο η το οι τα του τησ των τον την τη τουσ τισ στο στη στην στον στα στουσ στισ σε απο για με και ή να θα δεν μη μην που ποια
  ποιο ποιοσ ποιεσ ποιοι τι πωσ ποτε γιατι ειναι εχω εχει εχουν εχουμε υπαρχει υπαρχουν μου μασ σασ εγω εμεισ ενα ενασ μια αν οτι
  πολυ ολα ολεσ ολοι αυτο αυτη αυτα αλλα μπορω μπορει θελω κανω κανουν γινεται πρεπει βρεσ βρω βρισκω βρισκεται δειξε δειξτε πειτε πεσ ποσα ποσεσ
  ποσοι ποσο παρακαλω σχετικα δουλευουν ασχολουνται κατι
  a an the of in on at to for from by with and or not is are was be do does did i me my we our you your it its this that these
  those there what which who how when where why can could should would will have has any all some show find list tell give get
  please about many much number want need work works working s t`.split(/\s+/),
);

/** Words for startups themselves: they tell what is looked for, not which. */
const STARTUP_STEMS = ["startup", "νεοφυ", "επιχειρησ", "εταιρι", "εταιρε", "compan", "μητρω", "registry"];
const isStartupWord = (word: string): boolean => STARTUP_STEMS.some((stem) => word.startsWith(stem));

const GREETING = /^(γεια|γεια σασ|γεια σου|καλημερα|καλησπερα|χαιρετε|hello|hi|hey|good (morning|afternoon|evening))$/;
const THANKS = /^(σασ )?(ευχαριστω|ευχαριστουμε|thanks|thank you)( πολυ| very much| a lot)?$/;
/** Words of politeness before the question itself. */
const OPENING =
  /^(γεια σασ|γεια σου|γεια|καλημερα|καλησπερα|χαιρετε|hello|hi|hey|good (morning|afternoon|evening)|please|παρακαλω) /;
const HOW_TO =
  /^(πωσ|γιατι|μπορω|τι (να )?κανω (αν|οταν|για)|τι πρεπει να κανω (αν|οταν|για)|how (do|can|to|does|should|is|are)|why|can i|may i|where (do|can) i|what (do|should) i do (if|when|to))( |$)/;
const WHAT_IS = /^(τι ειναι|τι σημαινει|what (is|are|does))( |$)/;
const MINE =
  /(^| )(μου|μασ|my|our|mine|κατασταση|status|σταδιο|πορεια|εξελιξη|stands?|αποφαση|εγκριθηκε|approved)( |$)/;
const DUE = /(^| )(μου|my|εχω|have|εκκρεμ\S*|due|waiting|περιμεν\S*|προθεσμ\S*|deadline\S*|να αξιολογησω)( |$)/;
const NEXT =
  /(τι (πρεπει να|να|θα) κανω( τωρα| μετα| σημερα| στη συνεχεια)?$|επομενο βημα|τι ακολουθει|με περιμεν|εκκρεμοτητ|what (should|do|must) i do( now| next| today)?$|what( is| ?s)? next( |$)|(^| )to ?do( |$)|waits? for me|next step)/;
const APPLICATION = /(^| )(αιτησ\S*|applications?|υποβολη\S*|submission\S*)/;
const EVALUATION = /(^| )(αξιολογησ\S*|evaluat\S*|reviews?|assignments?|αναθεσ\S*)/;
const PROGRAMME =
  /(^| )(προγραμμα\S*|programmes?|programs?|challenges?|διαγωνισμ\S*|επιχορηγησ\S*|grants?|accelerators?|επιταχυντ\S*|open calls?|ανοιχτ\S* προσκλησ\S*)/;
const COUNT = /(^| )(ποσεσ|ποσα|ποσοι|how many|number of|πληθοσ|αριθμοσ)( |$)/;

/** Nobody looks for longer words. */
const WORD_MAX = 40;

/** A question's words without marks, accents and capitals. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}+#.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ""))
    .filter((word) => word !== "" && word.length <= WORD_MAX);

/** The most words that a question is looked at by. */
const STEMS_MAX = 8;

/** Reads a question without a language model: what it asks for, and by which words. */
export function readQuestion(text: string): Question {
  const said = wordsOf(text).join(" ");
  const folded = GREETING.test(said) ? said : said.replace(OPENING, "");
  const meaning = folded.split(" ").filter((word) => word !== "" && !STOP_WORDS.has(word));
  const narrowing = meaning.filter((word) => !isStartupWord(word));
  const intent = intentOf(folded, { asksForStartups: meaning.some(isStartupWord), isNarrowed: narrowing.length > 0 });
  const stems = intent === "find-startups" || intent === "count-startups" ? narrowing : meaning;
  return { intent, stems: [...new Set(stems.map(stemOf))].slice(0, STEMS_MAX) };
}

interface About {
  asksForStartups: boolean;
  /** By more than the word itself. */
  isNarrowed: boolean;
}

function intentOf(folded: string, { asksForStartups, isNarrowed }: About): Intent {
  if (GREETING.test(folded)) return "greeting";
  if (THANKS.test(folded)) return "thanks";
  if (COUNT.test(folded) && asksForStartups) return "count-startups";
  if (NEXT.test(folded)) return "next";
  if (HOW_TO.test(folded)) return "how";
  if (EVALUATION.test(folded) && DUE.test(folded)) return "my-evaluations";
  if (APPLICATION.test(folded) && MINE.test(folded)) return "my-applications";
  if (asksForStartups && (isNarrowed || !WHAT_IS.test(folded))) return "find-startups";
  if (WHAT_IS.test(folded)) return "how";
  if (PROGRAMME.test(folded)) return "programmes";
  return "other";
}

const lettersIn = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/** The answer's language: Greek for a question that is mostly in Greek letters, else the interface's. */
export function answerLanguage(text: string, interfaceLanguage: Language): Language {
  const greek = lettersIn(text, /\p{Script=Greek}/gu);
  return greek > 0 && greek >= lettersIn(text, /\p{Script=Latin}/gu) ? "el" : interfaceLanguage;
}
