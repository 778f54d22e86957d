import * as z from "zod/mini";

/** Where a person's own calendar is read: null until they ask for an address. Whoever has it reads the calendar. */
export const ownCalendar = z.object({ url: z.nullable(z.string()) });
export type OwnCalendar = z.infer<typeof ownCalendar>;
