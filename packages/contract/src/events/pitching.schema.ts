import * as z from "zod/mini";
import { id } from "../core/fields.ts";

/** A startup that takes the stage. */
export const pitchingStartup = z.object({
  id,
  name: z.string(),
  tagline: z.string(),
  logo_url: z.nullable(z.string()),
});
export type PitchingStartup = z.infer<typeof pitchingStartup>;
