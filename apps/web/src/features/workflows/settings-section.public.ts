import { pageSection } from "#shared/routing/page-sections.ts";

/** When the person is away and who does their tasks meanwhile, for /settings. */
export const WORKFLOW_SECTIONS = {
  absence: pageSection(() => import("./components/absences/absence-settings.tsx"), "AbsenceSettings"),
};
