import * as z from "zod/mini";
import { day, id } from "../../core/fields.ts";
import { person } from "../people/people.schema.ts";

/** Days that one absence may last at most. */
export const ABSENCE_DAYS_MAX = 366;

/** When someone is away, the first and the last day with it, and who does their tasks meanwhile. */
export const absence = z.object({ from_on: day, until_on: day, substitute: person });
export type Absence = z.infer<typeof absence>;

export const absences = z.object({
  /** The reader's own in the current organization. */
  own: z.nullable(absence),
  /** For whom the reader stands in today. */
  stands_in: z.array(z.object({ person: z.string(), until_on: day })),
});
export type Absences = z.infer<typeof absences>;

export const absenceInput = z
  .object({ from_on: day, until_on: day, substitute_id: id })
  .check(z.refine(({ from_on, until_on }) => until_on >= from_on, { path: ["until_on"], error: "date_order" }));
export type AbsenceInput = z.infer<typeof absenceInput>;
