import * as z from "zod/mini";
import { id, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { INDUSTRIES } from "../../startups/startups.taxonomy.ts";

export const publicationInput = z.object({ programme_id: id });

/** Whether the results of a call are published, and what those who run it need to know before they do it. */
export const publication = z.object({
  published_at: z.nullable(timestamp),
  /** Null for everyone who does not run the call, and for whom anything that was handed in is kept from. */
  managed: z.nullable(
    z.object({
      /** It takes no applications any more. */
      is_closed: z.boolean(),
      /** Applications that wait for their first decision. */
      undecided: z.int(),
      /** Selected, and of them those that no published list names. */
      selected: z.int(),
      unlisted: z.int(),
    }),
  ),
});
export type Publication = z.infer<typeof publication>;

/** Who was selected in a call, as it was published. */
export const selectedList = listOf({
  item: z.object({ id, name: z.string(), field: z.nullable(z.enum(INDUSTRIES)) }),
  filters: { programme_id: id },
  sorts: ["name"],
});
export type SelectedQuery = z.infer<typeof selectedList.query>;
export type SelectedPage = z.infer<typeof selectedList.page>;
