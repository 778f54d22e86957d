/** What other features may show of events. */
export { EventLines } from "./components/list/event-lines.tsx";
export { UpcomingEvents } from "./components/list/upcoming-events.tsx";
export { NextEvents } from "./components/list/next-events.tsx";
