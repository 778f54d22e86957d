import type { Language } from "./languages.ts";

const NUMBERS = { el: new Intl.NumberFormat("el-GR"), en: new Intl.NumberFormat("en-GB") };

/** A whole number as people of a language write it: 17.655 in Greek, 17,655 in English. */
export const numberText = (count: number, language: Language): string => NUMBERS[language].format(count);
