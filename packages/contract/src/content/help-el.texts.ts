import { accountHelpEl } from "./account-el.texts.ts";
import { foundersHelpEl } from "./founders-el.texts.ts";
import { evaluatorsHelpEl } from "./evaluators-el.texts.ts";
import { coordinatorsHelpEl } from "./coordinators-el.texts.ts";
import { organizationsHelpEl } from "./organizations-el.texts.ts";
import { everydayHelpEl } from "./everyday-el.texts.ts";
import { privacyHelpEl } from "./privacy-el.texts.ts";

/** Every question and answer, by who asks. */
export const helpEl = [
  accountHelpEl,
  foundersHelpEl,
  evaluatorsHelpEl,
  coordinatorsHelpEl,
  organizationsHelpEl,
  everydayHelpEl,
  privacyHelpEl,
];
