import { accountHelpEl } from "./guide/account-el.texts.ts";
import { foundersHelpEl } from "./guide/founders-el.texts.ts";
import { evaluatorsHelpEl } from "./guide/evaluators-el.texts.ts";
import { coordinatorsHelpEl } from "./guide/coordinators-el.texts.ts";
import { organizationsHelpEl } from "./guide/organizations-el.texts.ts";
import { eventsHelpEl } from "../events/help/help-el.texts.ts";
import { everydayHelpEl } from "./guide/everyday-el.texts.ts";
import { privacyHelpEl } from "./guide/privacy-el.texts.ts";

/** Every question and answer, by who asks. */
export const helpEl = [
  accountHelpEl,
  foundersHelpEl,
  evaluatorsHelpEl,
  coordinatorsHelpEl,
  organizationsHelpEl,
  eventsHelpEl,
  everydayHelpEl,
  privacyHelpEl,
];
