import { defineEvent } from "#platform/events/events.ts";

/** What pages say of an event is another: it was published, changed, taken back or called off, or its seats were taken. */
export const eventChanged = defineEvent<{ eventId: string }>("events.event_changed");
