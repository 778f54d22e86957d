import * as z from "zod/mini";
import { email, id, optionalText, requiredText, timestamp } from "../../core/fields.ts";
import { LANGUAGES } from "../../core/text/languages.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { CONTACT_TOPICS } from "./contact.taxonomy.ts";

/** A message at /contact (completions 10). */
export const contactInput = z.object({
  name: requiredText(LIMITS.nameMax),
  email,
  topic: z.enum(CONTACT_TOPICS),
  message: requiredText(LIMITS.descriptionMax, 10),
  language: z.enum(LANGUAGES),
  /** Nobody sees this field; only programs fill it in. */
  website: z.optional(optionalText(LIMITS.urlMax)),
});
export type ContactInput = z.infer<typeof contactInput>;

/** A message as super admins read it. */
export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  topic: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  /** The account that it was written from, while signed in. */
  user_id: z.nullable(id),
  answered_at: z.nullable(timestamp),
  answered_by_name: z.nullable(z.string()),
  created_at: timestamp,
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** Groups are counted over all messages, whatever the filter. */
export const contactMessageList = listOf({
  item: contactMessage,
  filters: { filter: z.optional(z.enum(["waiting", "answered", "all"])) },
  sorts: ["newest"],
  groups: ["waiting", "answered"],
});
export type ContactMessagesQuery = z.infer<typeof contactMessageList.query>;
export type ContactMessagesPage = z.infer<typeof contactMessageList.page>;

export const answerContactInput = z.object({ id, answered: z.boolean() });
