import { accountHelpEn } from "./account.en.ts";
import { foundersHelpEn } from "./founders.en.ts";
import { evaluatorsHelpEn } from "./evaluators.en.ts";
import { coordinatorsHelpEn } from "./coordinators.en.ts";
import { organizationsHelpEn } from "./organizations.en.ts";
import { everydayHelpEn } from "./everyday.en.ts";
import { privacyHelpEn } from "./privacy.en.ts";

/** Every question and answer, by who asks. */
export const help = [
  accountHelpEn,
  foundersHelpEn,
  evaluatorsHelpEn,
  coordinatorsHelpEn,
  organizationsHelpEn,
  everydayHelpEn,
  privacyHelpEn,
];
