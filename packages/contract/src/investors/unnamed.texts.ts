import type { LocalizedText } from "../core/text/languages.ts";

/** What an investor without a name is called (specification 3). It stands alone: the search box of every page says it. */
export const UNNAMED_INVESTOR: LocalizedText = { el: "Επενδυτής χωρίς όνομα", en: "Unnamed Investor" };
