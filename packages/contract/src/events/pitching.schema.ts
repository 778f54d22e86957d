import * as z from "zod/mini";
import { id, timestamp } from "../core/fields.ts";

/** A startup that takes the stage. */
export const pitchingStartup = z.object({
  id,
  name: z.string(),
  tagline: z.string(),
  logo_url: z.nullable(z.string()),
});
export type PitchingStartup = z.infer<typeof pitchingStartup>;

/** What the reader has to do with a startup on the stage: runs it, or said as an investor that it is of interest. */
export const STAGE_TIES = ["runs", "interested"] as const;

/** The same on its event's page, with the time it has where that is said. */
export const stagedStartup = z.extend(pitchingStartup, {
  slot: z.nullable(z.object({ starts: timestamp, ends: timestamp })),
  /** Of the reader alone. */
  tie: z.nullable(z.enum(STAGE_TIES)),
});
export type StagedStartup = z.infer<typeof stagedStartup>;
