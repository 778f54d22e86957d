import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { ORGANIZATION_ROLE_LABELS, PROFILE_ROLE_LABELS } from "@kerkis/contract/core/text/role-labels.ts";
import { inWords } from "#shared/i18n/localized.ts";
import type { RoleTone } from "#shared/ui/marks/tone.ts";

/** Profile roles in the reader's language. */
export const PROFILE_ROLE_NAMES = inWords(PROFILE_ROLE_LABELS);

/** The seat's colour of each role; who runs the registry sits with the public sector. */
export const PROFILE_ROLE_TONES: Record<ProfileRole, RoleTone> = {
  admin: "public",
  registry_coordinator: "public",
  company_coordinator: "founder",
  evaluator: "evaluator",
  investor: "investor",
  mentor: "mentor",
  public: "public",
};

/** Organization roles in the reader's language. */
export const ORGANIZATION_ROLE_NAMES = inWords(ORGANIZATION_ROLE_LABELS);
