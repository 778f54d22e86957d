import * as z from "zod/mini";
import { id } from "../../core/fields.ts";
import { FILE_KINDS } from "../../core/forms/file-kinds.ts";
import { answerFile } from "../../forms/responses.schema.ts";

/** What a document that is asked for may be: of every kind that a form can ask for. */
export const DOCUMENT_PLACE = { kinds: FILE_KINDS, megabytes: 20, max: 10 } as const;

export const documents = z.object({
  /** What is not sent its applicant alone sees, and can take back. */
  items: z.array(z.object({ ...answerFile.shape, is_sent: z.boolean() })),
  /** Whether the caller can hand one in: asked for changes, or by a workflow that waits for it. */
  can_add: z.boolean(),
});
export type Documents = z.infer<typeof documents>;

export const documentInput = z.object({ id, file: id });
