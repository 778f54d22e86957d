/** A door's name, what a phone sends at once, and the tickets that it keeps. */
export const DOOR_MAX = { name: 40, entries: 200, tickets: 20_000 } as const;
