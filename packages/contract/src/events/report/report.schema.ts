import * as z from "zod/mini";
import { id, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { organizationRef } from "../../organizations/organizations.schema.ts";
import { pitchingStartup, stagedStartup } from "../pitching.schema.ts";

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
  /** `interested`: investors who were there and said so, never who. */
  startups: z.array(z.object({ startup: pitchingStartup, on_stage: z.boolean(), interested: z.int(), ...turnout })),
  doors: z.array(z.object({ door: z.string(), came: z.int() })),
  /** What was chosen, question by question; texts stand with whoever wrote them. */
  answers: z.array(
    z.object({ key: z.string(), label: said, options: z.array(z.object({ label: said, count: z.int() })) }),
  ),
});
export type EventReport = z.infer<typeof eventReport>;

/** A startup that takes the stage, for those who run the event. */
export const eventPitch = z.object({
  startup: pitchingStartup,
  /** In the order of the stage, from one. */
  number: z.int(),
  slot: stagedStartup.shape.slot,
  interested: z.int(),
});
export type EventPitch = z.infer<typeof eventPitch>;

export const pitchList = listOf({ item: eventPitch, filters: { id }, sorts: ["stage"] });
export type PitchQuery = z.infer<typeof pitchList.query>;
export type PitchPage = z.infer<typeof pitchList.page>;
