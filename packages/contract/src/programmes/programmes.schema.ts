import * as z from "zod/mini";
import { id, timestamp } from "../core/fields.ts";
import { LANGUAGES } from "../core/text/languages.ts";
import { organizationRef } from "../organizations/organizations.schema.ts";
import { PROGRAMME_KINDS, PROGRAMME_PHASES } from "./programmes.taxonomy.ts";

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

/** Whether a call takes applications. */
export const callDoor = z.object({
  phase: z.enum(PROGRAMME_PHASES),
  /** When that changes by itself; null where it does not. */
  until: z.nullable(timestamp),
  /** The server's clock, which decides. */
  now: timestamp,
});
export type CallDoor = z.infer<typeof callDoor>;

/** Which programme something belongs to. */
export const programmeRef = z.pick(programme, { id: true, kind: true, title: true });
export type ProgrammeRef = z.infer<typeof programmeRef>;
