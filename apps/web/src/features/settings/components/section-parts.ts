import { ACCOUNT_SECTIONS, VisitorLanguage } from "#features/identity/account/account-sections.public.ts";
import { EVENT_SECTIONS } from "#features/events/settings-section.public.ts";
import { NOTIFICATION_SECTIONS } from "#features/notifications/settings-section.public.ts";
import { ORGANIZATION_SECTIONS } from "#features/organizations/settings-section.public.ts";
import { WORKFLOW_SECTIONS } from "#features/workflows/settings-section.public.ts";
import { pageSection, sectionsBy } from "#shared/routing/page-sections.ts";

const SHOWN_TO_ANYONE = {
  display: pageSection(() => import("./display-settings.tsx"), "DisplaySettings"),
};

/** What /settings shows of itself, a section at a time. */
export const SETTINGS = sectionsBy("section", "profile", {
  ...ACCOUNT_SECTIONS,
  ...ORGANIZATION_SECTIONS,
  ...NOTIFICATION_SECTIONS,
  ...EVENT_SECTIONS,
  ...WORKFLOW_SECTIONS,
  ...SHOWN_TO_ANYONE,
});

/** The same for a visitor, who sets this browser. */
export const FOR_VISITORS = sectionsBy("section", "display", { ...SHOWN_TO_ANYONE, language: VisitorLanguage });
