import type { Facts } from "@kerkis/contract/core/happenings/happening-facts.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { happeningWords } from "@kerkis/contract/happenings.ts";

/** What a person reads of a happening; facts that its words do not name need not be given. */
export function happeningText(language: Language, kind: string, facts: Facts): { title: string; message: string } {
  const unnamed = { organization_name: "…", reference: "…", person_name: "…", reason: "…" };
  const words = happeningWords(language, kind, { ...unnamed, ...facts });
  if (!words) throw new Error(`${kind} has no words for ${JSON.stringify(facts)}`);
  return words;
}
