import { accountHelpEn } from "./guide/account-en.texts.ts";
import { foundersHelpEn } from "./guide/founders-en.texts.ts";
import { evaluatorsHelpEn } from "./guide/evaluators-en.texts.ts";
import { coordinatorsHelpEn } from "./guide/coordinators-en.texts.ts";
import { organizationsHelpEn } from "./guide/organizations-en.texts.ts";
import { eventsHelpEn } from "../events/help/help-en.texts.ts";
import { everydayHelpEn } from "./guide/everyday-en.texts.ts";
import { privacyHelpEn } from "./guide/privacy-en.texts.ts";

/** Every question and answer, by who asks. */
export const helpEn = [
  accountHelpEn,
  foundersHelpEn,
  evaluatorsHelpEn,
  coordinatorsHelpEn,
  organizationsHelpEn,
  eventsHelpEn,
  everydayHelpEn,
  privacyHelpEn,
];
