import { vocative } from "@kerkis/contract/core/text/vocative.ts";
import { currentLanguage } from "./language.ts";

/** A first name as the page calls its reader: in Greek in the vocative. */
export const calledName = (firstName: string): string => (currentLanguage() === "el" ? vocative(firstName) : firstName);
