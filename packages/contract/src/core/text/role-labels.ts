import type { OrganizationRole, ProfileRole } from "../permissions.ts";
import type { LocalizedText } from "./languages.ts";

export const PROFILE_ROLE_LABELS: Record<ProfileRole, LocalizedText> = {
  admin: { el: "Διαχειριστής", en: "Administrator" },
  registry_coordinator: { el: "Συντονιστής μητρώου", en: "Registry coordinator" },
  company_coordinator: { el: "Ιδρυτής", en: "Founder" },
  evaluator: { el: "Αξιολογητής", en: "Evaluator" },
  investor: { el: "Επενδυτής", en: "Investor" },
  mentor: { el: "Μέντορας", en: "Mentor" },
  public: { el: "Δημόσιος τομέας", en: "Public Sector" },
};

export const ORGANIZATION_ROLE_LABELS: Record<OrganizationRole, LocalizedText> = {
  owner: { el: "Ιδιοκτήτης", en: "Owner" },
  admin: { el: "Διαχειριστής", en: "Administrator" },
  moderator: { el: "Υπεύθυνος κοινότητας", en: "Moderator" },
  member: { el: "Μέλος", en: "Member" },
};
