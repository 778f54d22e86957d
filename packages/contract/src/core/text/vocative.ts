/** Short forms of names that are said with -ο, wherever they are stressed. */
const SAID_WITH_O = /^Στέλιος$/;

/**
 * A Greek first name as one calls it: Νίκος → Νίκο, Αλέξανδρος → Αλέξανδρε, Αλέκος → Αλέκο, Γιάννης → Γιάννη. Each part of
 * a double name is called. What it cannot inflect (other alphabets, capitals, other endings) stays as it is.
 */
export const vocative = (name: string): string =>
  name
    .split(/([\s-]+)/)
    .map(vocativeOfPart)
    .join("");

function vocativeOfPart(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  if (/\p{L}(ης|ας)$/u.test(plain)) return name.slice(0, -1);
  if (!/\p{L}ος$/u.test(plain)) return name;
  return `${name.slice(0, -2)}${endingOf(name, plain)}`;
}

/** -έ after the stress, -ο for short names and diminutives, -ε for the rest. */
function endingOf(name: string, plain: string): string {
  if (name.normalize().endsWith("ός")) return "έ";
  const syllables = plain.match(/(?:ου|αι|ει|οι|υι|[αε]υ|[αεηιουω])/gi)?.length ?? 0;
  const isDiminutive = /([άέήίύώ]κος|[αεηιουω]ύλος|ούλος|ώργος)$/.test(name.normalize());
  return syllables <= 2 || isDiminutive || SAID_WITH_O.test(name.normalize()) ? "ο" : "ε";
}
