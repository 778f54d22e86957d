import * as z from "zod/mini";
import { id, searchedText } from "../../core/fields.ts";

export const person = z.object({ id, name: z.string() });

/** Words of a name; without them, the first by name. */
export const peopleInput = z.object({ q: z.optional(searchedText) });
export type PeopleInput = z.infer<typeof peopleInput>;

/** The first who may be chosen, of those whose names hold the words. */
export const offeredPeople = z.object({
  people: z.array(person),
  /** Whether more words would lead to others. */
  has_more: z.boolean(),
});
export type OfferedPeople = z.infer<typeof offeredPeople>;

/** Whom a step can name; of whom it names already, the name. */
export const assigneePeopleInput = z.extend(peopleInput, { named: z.optional(id) });
export type AssigneePeopleInput = z.infer<typeof assigneePeopleInput>;
/** `named` is null where they are no member any more. */
export const assigneePeople = z.extend(offeredPeople, { named: z.nullable(person) });
export type AssigneePeople = z.infer<typeof assigneePeople>;
