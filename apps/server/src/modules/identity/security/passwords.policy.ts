import type { FieldIssueCode } from "@kerkis/contract/core/errors.ts";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import { latinOf } from "@kerkis/contract/core/text/latin.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";

type PasswordWeakness = Extract<FieldIssueCode, "password_common" | "password_name" | "password_email">;

/** Whose password it is to be. */
export interface PasswordOwner {
  names: readonly string[];
  email: string;
}

/** Shorter parts stand in too many words to mean anything. */
const PART_MIN = 3;

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
const partsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= PART_MIN);

/** A password without some words must still be as long as a password has to be: the words themselves protect nothing. */
function restsOn(password: string, words: readonly string[]): boolean {
  const plain = lettersOf(password);
  // The longest first, so that a part of another one leaves nothing behind.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ""), plain);
  return rest.length < plain.length && rest.length < LIMITS.passwordMin;
}

/**
 * Why a password is too easy to guess: one of the commonest, or hardly more than the owner's name or address.
 * @param common the commonest passwords, in small letters
 * @returns every reason; empty for one that may be used
 */
export function passwordWeaknesses(
  password: string,
  { names, email }: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordWeakness[] {
  const [local = "", domain = ""] = email.split("@");
  const addressWords = [lettersOf(email), lettersOf(local), ...partsOf(local), ...partsOf(domain)];
  const weaknesses: PasswordWeakness[] = [];
  if (common.has(password.toLowerCase()) || common.has(lettersOf(password))) weaknesses.push("password_common");
  // A Greek name is often typed in Latin letters.
  const spellings = names.flatMap((name) => [name, latinOf(name)]);
  if (restsOn(password, [...spellings.map(lettersOf), ...spellings.flatMap(partsOf)].filter(isWord)))
    weaknesses.push("password_name");
  if (restsOn(password, addressWords.filter(isWord))) weaknesses.push("password_email");
  return weaknesses;
}

const isWord = (word: string): boolean => word.length >= PART_MIN;
