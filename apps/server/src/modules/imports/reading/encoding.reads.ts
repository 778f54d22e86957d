import iconv from "iconv-lite";

/** Encodings that files come in, as iconv-lite names them. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1253" | "iso-8859-7" | "macgreek";

const SINGLE_BYTE = ["windows-1253", "iso-8859-7", "macgreek", "windows-1252"] as const satisfies readonly Encoding[];

/** What a byte order mark says; null without one. */
export function markedEncoding(head: Uint8Array): Encoding | null {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

/** High bytes of Latin, Greek, polytonic Greek and common marks in UTF-16. */
const HIGH_BYTES = new Set([0x00, 0x03, 0x1f, 0x20]);
const UTF16_SHARE = 0.95;

/** UTF-16 without a mark: nearly every second byte is one of a few. */
export function unmarkedUtf16(head: Uint8Array): Encoding | null {
  const pairs = Math.floor(head.length / 2);
  if (pairs < 2) return null;
  const share = (offset: 0 | 1) => {
    let high = 0;
    for (let at = offset; at < pairs * 2; at += 2) if (HIGH_BYTES.has(head[at] ?? -1)) high++;
    return high / pairs;
  };
  const [even, odd] = [share(0), share(1)];
  if (odd >= UTF16_SHARE && even < UTF16_SHARE / 2) return "utf-16le";
  return even >= UTF16_SHARE && odd < UTF16_SHARE / 2 ? "utf-16be" : null;
}

/**
 * Which single-byte encoding makes a text of these bytes: the one whose words look most like words. Bytes are those around
 * letters beyond ASCII.
 */
export function likeliestEncoding(sample: Uint8Array): Encoding {
  const scored = SINGLE_BYTE.map((encoding) => ({ encoding, score: wordiness(iconv.decode(sample, encoding)) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}

type Letter = "greek-lower" | "greek-upper" | "final" | "ascii" | "latin" | "other" | "broken" | "space";

const FREQUENT = new Set("αοιετσνηυρπκμλςωάέίόήύώΑΟΙΕΤΣΝΗΥΡΠΚΜΛΩ");
/** Symbols that stand between words, not in them. */
const QUOTES = /[€«»“”‘’–—…·£©®°§]/;

function kindOf(character: string): Letter {
  if (character === "ς") return "final";
  if (/[a-z]/i.test(character)) return "ascii";
  if (/\p{Script=Greek}/u.test(character)) return /\p{Lu}/u.test(character) ? "greek-upper" : "greek-lower";
  if (/\p{L}/u.test(character)) return "latin";
  if (/[\s\d!-/:-@[-`{-~]/.test(character) || QUOTES.test(character)) return "space";
  return /[\u0080-\u009f\ufffd]/.test(character) ? "broken" : "other";
}

const isGreek = (kind: Letter) => kind === "greek-lower" || kind === "greek-upper" || kind === "final";

/** How much a decoded text looks like Greek or western words; each rule is about two neighbours. */
function wordiness(text: string): number {
  let score = 0;
  let before: Letter = "space";
  for (const character of text) {
    const kind = kindOf(character);
    score += pairScore(before, kind);
    if (isGreek(kind) && FREQUENT.has(character)) score += 0.5;
    before = kind;
  }
  return score;
}

function pairScore(before: Letter, kind: Letter): number {
  if (kind === "broken") return -10;
  if (kind === "other") return before === "space" ? -2 : -4;
  if (before === "other" && kind !== "space") return -3;
  if (before === "final" && kind !== "space") return -4;
  if (isGreek(before) && isGreek(kind)) return before === "greek-lower" && kind === "greek-upper" ? -3 : 1;
  if (isGreek(before) !== isGreek(kind) && before !== "space" && kind !== "space") return -3;
  // Western accents stand alone among plain letters.
  if (before === "latin" && kind === "latin") return -2;
  if (kind === "latin") return before === "ascii" ? 1.2 : -0.5;
  return 0;
}
