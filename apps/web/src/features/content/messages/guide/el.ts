import { startEl } from "./start.el.ts";
import { founderEl } from "../roles/founder.el.ts";
import { evaluatorEl } from "../roles/evaluator.el.ts";
import { coordinatorEl } from "../roles/coordinator.el.ts";
import { organizationEl } from "./organization.el.ts";
import { audienceEl } from "./audience.el.ts";
import { superAdminEl } from "../roles/super-admin.el.ts";
import { privacyEl } from "./privacy.el.ts";
import { termsEl } from "./terms.el.ts";

/** The user guide, chapter by chapter; then what applies to everyone. */
export const guide = [
  startEl,
  founderEl,
  evaluatorEl,
  coordinatorEl,
  organizationEl,
  audienceEl,
  superAdminEl,
  privacyEl,
  termsEl,
];
