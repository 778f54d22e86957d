import { startEn } from "./start.en.ts";
import { founderEn } from "../roles/founder.en.ts";
import { evaluatorEn } from "../roles/evaluator.en.ts";
import { coordinatorEn } from "../roles/coordinator.en.ts";
import { organizationEn } from "./organization.en.ts";
import { audienceEn } from "./audience.en.ts";
import { superAdminEn } from "../roles/super-admin.en.ts";
import { privacyEn } from "./privacy.en.ts";
import { termsEn } from "./terms.en.ts";

/** The user guide, chapter by chapter; then what applies to everyone. */
export const guide = [
  startEn,
  founderEn,
  evaluatorEn,
  coordinatorEn,
  organizationEn,
  audienceEn,
  superAdminEn,
  privacyEn,
  termsEn,
];
