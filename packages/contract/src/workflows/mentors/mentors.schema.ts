import * as z from "zod/mini";
import { id } from "../../core/fields.ts";

const person = z.object({ id, name: z.string() });

/** Who is the mentor of whoever a case is about. */
export const caseMentor = z.object({
  /** Null for a case that is about nobody. */
  submitter: z.nullable(z.string()),
  mentor: z.nullable(person),
  /** Who may be chosen: the organization's mentors. */
  people: z.array(person),
});
export type CaseMentor = z.infer<typeof caseMentor>;

export const mentorInput = z.object({ id, mentor_id: z.nullable(id) });
export type MentorInput = z.infer<typeof mentorInput>;
