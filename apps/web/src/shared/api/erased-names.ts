import { ERASED_FULL_NAME } from "@kerkis/contract/identity/erased-account.texts.ts";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";

const reworded = (value: unknown, name: string): unknown => {
  if (typeof value === "string") return value.replaceAll(ERASED_FULL_NAME, name);
  if (Array.isArray(value)) return value.map((item) => reworded(item, name));
  if (value === null || typeof value !== "object") return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reworded(item, name)]));
};

/** An answer of the API in which erased accounts are named in the reader's language; they are stored with a Greek name. */
export function withErasedNames(answer: unknown): unknown {
  return currentLanguage() === "el" ? answer : reworded(answer, m.person_erased());
}
