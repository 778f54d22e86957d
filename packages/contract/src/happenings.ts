import type { Facts } from "./core/happenings/happening-facts.ts";
import { linkOf, wordsOf, type AnyHappening } from "./core/happenings/happenings.ts";
import type { Language } from "./core/text/languages.ts";
import * as modules from "./module-happenings.ts";

/** Everything that can happen, by module. */
export const HAPPENINGS: readonly AnyHappening[] = Object.values(modules).flatMap((ofModule) =>
  Object.values<AnyHappening>(ofModule),
);

const byKind = new Map(HAPPENINGS.map((declared) => [declared.kind, declared]));

/** The declaration of a stored row's kind; undefined for one that no module declares any more. */
export const happeningOf = (kind: string): AnyHappening | undefined => byKind.get(kind);

/** Title and message in a language; undefined for an unknown kind or a missing fact: show what is stored instead. */
export function happeningWords(
  language: Language,
  kind: string,
  facts: Facts,
): { title: string; message: string } | undefined {
  const declared = happeningOf(kind);
  return declared && wordsOf(declared, language, facts);
}

/** Where a row leads; null for an unknown kind or a missing fact. */
export function happeningLink(kind: string, facts: Facts): string | null {
  const declared = happeningOf(kind);
  return declared ? linkOf(declared, facts) : null;
}

/** Of stored facts those that the kind declares: nothing else leaves the server. */
export function declaredFacts(kind: string, stored: Record<string, unknown>): Record<string, string> {
  const shape = happeningOf(kind)?.facts ?? {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => Object.hasOwn(shape, entry[0]) && typeof entry[1] === "string",
    ),
  );
}
