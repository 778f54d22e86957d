import type { LocalizedText } from "../core/text/languages.ts";

export const ORGANIZATION_STATES = ["active", "inactive", "deleted"] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];
export const ORGANIZATION_STATE_LABELS: Record<OrganizationState, LocalizedText> = {
  active: { el: "Ενεργός", en: "Active" },
  inactive: { el: "Ανενεργός", en: "Inactive" },
  deleted: { el: "Διαγραμμένος", en: "Deleted" },
};
