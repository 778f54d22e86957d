/** Letter pairs that ELOT 743 writes together, and the vowels whose υ depends on the letter after it. */
const PAIRS: Readonly<Record<string, string>> = {
  γγ: "ng",
  γξ: "nx",
  γχ: "nch",
  ου: "ou",
  μπ: "mp",
  ντ: "nt",
};
const DIGRAPHS: Readonly<Record<string, string>> = { α: "a", ε: "e", η: "i" };
/** Greek letters without accents, one by one. */
export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
};
/** Before these, αυ, ευ and ηυ sound (and are written) with f; before all others with v. */
const VOICELESS = new Set("θκξπσςτφχψ");

/** Greek in Latin letters after ELOT 743, in lower case and without accents; other letters stay. */
export function latinOf(text: string): string {
  // A dialytika keeps two vowels apart: its υ or ι stands alone.
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/([υι])\u0301?\u0308\u0301?/g, "\u0000$1")
    .replace(/\p{M}/gu, "");
  const letters = Array.from(plain.replace(/(^|[^\p{L}])μπ/gu, "$1b"));
  let latin = "";
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? "";
    const next = letters[at + 1] ?? "";
    const pair = PAIRS[letter + next];
    const vowel = DIGRAPHS[letter];
    if (pair !== undefined) {
      latin += pair;
      at += 1;
    } else if (vowel !== undefined && next === "υ") {
      const after = letters[at + 2] ?? "";
      latin += vowel + (VOICELESS.has(after) || !/\p{L}/u.test(after) ? "f" : "v");
      at += 1;
    } else if (letter !== "\u0000") {
      latin += LATIN_LETTERS[letter] ?? letter;
    }
  }
  return latin;
}
