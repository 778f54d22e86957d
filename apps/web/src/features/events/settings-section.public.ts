import { pageSection } from "#shared/routing/page-sections.ts";

/** The secret address of one's own calendar of events, for /settings. */
export const EVENT_SECTIONS = {
  calendar: pageSection(() => import("./components/calendars/own-calendar.tsx"), "OwnCalendar"),
};
