import { createHash } from "node:crypto";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";

export const THEMES = ["light", "dark"] as const;

/** What a journey is seen in. */
export interface Look {
  language: Language;
  theme: (typeof THEMES)[number];
}

const LOOKS: Look[] = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })));

/** The look of a journey: always the same for its name, and each look in turn over many names. */
export function lookOf(name: string): Look {
  const turn = createHash("sha256").update(name).digest().readUInt32BE() % LOOKS.length;
  return LOOKS[turn] ?? { language: "el", theme: "light" };
}
