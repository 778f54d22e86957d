const SHOWN_MAX = 60;
/** What shows nothing, and what ends a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]+/gu;
/** Full stops of other scripts that programs read as dots of an address. */
const DOTS = /[\u3002\uff0e\uff61]/g;
const SCHEME = /\b[a-z][a-z0-9+.-]*:\/\/+|\b(?:mailto|tel|sms|javascript|data):/gi;

/**
 * A name that somebody chose, for a mail to someone who may not know them: mail programs make no link of it, and it is too
 * short for a message of its own.
 */
export function mailName(name: string): string {
  const plain = name
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(DOTS, ".")
    .replace(SCHEME, " ")
    .replaceAll("@", " @ ")
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ". ")
    .replace(/\s+/g, " ")
    .trim();
  const letters = Array.from(plain);
  return letters.length > SHOWN_MAX
    ? `${letters
        .slice(0, SHOWN_MAX - 1)
        .join("")
        .trimEnd()}…`
    : plain;
}
