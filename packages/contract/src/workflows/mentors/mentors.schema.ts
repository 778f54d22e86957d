import * as z from "zod/mini";
import { id } from "../../core/fields.ts";
import { peopleInput, person } from "../people/people.schema.ts";

/** Who is the mentor of whoever a case is about. */
export const caseMentor = z.object({
  /** Null for a case that is about nobody. */
  submitter: z.nullable(z.string()),
  mentor: z.nullable(person),
});
export type CaseMentor = z.infer<typeof caseMentor>;

export const mentorsInput = z.extend(peopleInput, { id });
export type MentorsInput = z.infer<typeof mentorsInput>;

export const mentorInput = z.object({ id, mentor_id: z.nullable(id) });
export type MentorInput = z.infer<typeof mentorInput>;
