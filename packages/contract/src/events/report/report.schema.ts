import * as z from "zod/mini";
import { id, timestamp } from "../../core/fields.ts";
import { organizationRef } from "../../organizations/organizations.schema.ts";
import { pitchingStartup } from "../pitching.schema.ts";

/** Of those who had a seat, how many, and how many of them came. */
const turnout = { registered: z.int(), came: z.int() };
const said = z.object({ el: z.string(), en: z.string() });

/** What became of an event: who came, of which organizations and startups, through which doors, and what they answered. */
export const eventReport = z.object({
  id,
  title: z.string(),
  start_date: timestamp,
  end_date: timestamp,
  timezone: z.string(),
  capacity: z.nullable(z.int()),
  is_over: z.boolean(),
  ...turnout,
  waiting: z.int(),
  gave_back: z.int(),
  /** Those with the most people first; someone of two counts in both. */
  organizations: z.array(z.object({ organization: organizationRef, ...turnout })),
  startups: z.array(z.object({ startup: pitchingStartup, on_stage: z.boolean(), ...turnout })),
  doors: z.array(z.object({ door: z.string(), came: z.int() })),
  /** What was chosen, question by question; texts stand with whoever wrote them. */
  answers: z.array(
    z.object({ key: z.string(), label: said, options: z.array(z.object({ label: said, count: z.int() })) }),
  ),
});
export type EventReport = z.infer<typeof eventReport>;
