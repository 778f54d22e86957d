import * as z from "zod/mini";
import { id, optionalText } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";

export const person = z.object({ id, name: z.string() });

/** Words of a name; without them, the first by name. */
export const peopleInput = z.object({ q: z.optional(optionalText(LIMITS.searchMax)) });
export type PeopleInput = z.infer<typeof peopleInput>;

/** The first who may be chosen, of those whose names hold the words. */
export const offeredPeople = z.object({
  people: z.array(person),
  /** Whether more words would lead to others. */
  has_more: z.boolean(),
});
export type OfferedPeople = z.infer<typeof offeredPeople>;
