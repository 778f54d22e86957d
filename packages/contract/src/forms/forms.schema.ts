import * as z from "zod/mini";
import { APPLICATION_SUBJECTS } from "../applications/applications.taxonomy.ts";
import { id, timestamp, version } from "../core/fields.ts";
import { formDefinition } from "./definition.schema.ts";

/** A published version, which stays as it is. */
export const formVersion = z.object({
  version,
  definition: formDefinition,
  created_at: timestamp,
  created_by: z.nullable(z.string()),
});
export type FormVersion = z.infer<typeof formVersion>;

/** A form for those who write it: what is being written, and what was published, the version in force first. */
export const managedForm = z.object({
  id,
  /** Whom it is for: which facts of a registration it may name. */
  subject: z.enum(APPLICATION_SUBJECTS),
  /** Counts what was saved, so that two who write at once learn of it. */
  seen: version,
  /** Who saved it last. */
  saved_by: z.nullable(z.string()),
  definition: formDefinition,
  versions: z.array(formVersion),
});
export type ManagedForm = z.infer<typeof managedForm>;

export const saveFormInput = z.object({ id, seen: version, definition: formDefinition });
export type SaveFormInput = z.infer<typeof saveFormInput>;
export const formSaved = z.object({ seen: version, saved_at: timestamp });
export const publishFormInput = z.object({ id, seen: version });

/** The questions of a call as its applicants get them. */
export const askedForm = z.object({ version, definition: formDefinition });
export type AskedForm = z.infer<typeof askedForm>;
