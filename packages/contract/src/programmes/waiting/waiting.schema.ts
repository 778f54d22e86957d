import * as z from "zod/mini";

/** How the caller stands to a call that has not opened; nobody else is told, nor how many wait. */
export const waiting = z.object({ is_waiting: z.boolean() });
export type Waiting = z.infer<typeof waiting>;
