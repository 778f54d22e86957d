/** Chapters of the documentation, as their addresses name them; their words stand in messages/guide and messages/roles. */
export const GUIDE_CHAPTERS = [
  "start",
  "founder",
  "evaluator",
  "coordinator",
  "organization",
  "audience",
  "super-admin",
  "privacy",
  "terms",
] as const;
/** Made from the contract, a page of its own. */
export const API_CHAPTER = "api";

export const isChapter = (key: string): boolean => GUIDE_CHAPTERS.some((known) => known === key);
