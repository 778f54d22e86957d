import { accountHelpEl } from "./account.el.ts";
import { foundersHelpEl } from "./founders.el.ts";
import { evaluatorsHelpEl } from "./evaluators.el.ts";
import { coordinatorsHelpEl } from "./coordinators.el.ts";
import { organizationsHelpEl } from "./organizations.el.ts";
import { everydayHelpEl } from "./everyday.el.ts";
import { privacyHelpEl } from "./privacy.el.ts";

/** Every question and answer, by who asks. */
export const help = [
  accountHelpEl,
  foundersHelpEl,
  evaluatorsHelpEl,
  coordinatorsHelpEl,
  organizationsHelpEl,
  everydayHelpEl,
  privacyHelpEl,
];
