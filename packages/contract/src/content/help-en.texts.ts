import { accountHelpEn } from "./account-en.texts.ts";
import { foundersHelpEn } from "./founders-en.texts.ts";
import { evaluatorsHelpEn } from "./evaluators-en.texts.ts";
import { coordinatorsHelpEn } from "./coordinators-en.texts.ts";
import { organizationsHelpEn } from "./organizations-en.texts.ts";
import { everydayHelpEn } from "./everyday-en.texts.ts";
import { privacyHelpEn } from "./privacy-en.texts.ts";

/** Every question and answer, by who asks. */
export const helpEn = [
  accountHelpEn,
  foundersHelpEn,
  evaluatorsHelpEn,
  coordinatorsHelpEn,
  organizationsHelpEn,
  everydayHelpEn,
  privacyHelpEn,
];
