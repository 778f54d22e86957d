import * as z from "zod/mini";
import { id, timestamp } from "../core/fields.ts";
import { LANGUAGES } from "../core/text/languages.ts";
import { organizationRef } from "../organizations/organizations.schema.ts";

/** What one applies to (completions 2). */
export const PROGRAMME_KINDS = ["registry", "challenge", "accelerator", "grant"] as const;
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number];

export const localizedText = z.record(z.enum(LANGUAGES), z.string());

export const programme = z.object({
  id,
  kind: z.enum(PROGRAMME_KINDS),
  title: localizedText,
  description: localizedText,
  opens_at: z.nullable(timestamp),
  closes_at: z.nullable(timestamp),
  organization: organizationRef,
});
export type Programme = z.infer<typeof programme>;
