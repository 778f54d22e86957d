import * as z from "zod/mini";
import { id, timestamp } from "../../core/fields.ts";
import { LANGUAGES } from "../../core/text/languages.ts";
import { localizedText } from "../../programmes/programmes.schema.ts";
import { VERDICTS } from "../decisions/letters.policy.ts";

/** A numbered part: a table, or texts; in words of one language, so that page and PDF say the same. */
const part = z.object({
  /** Its own among the parts; where the scores of several rounds stand, they are told apart by it. */
  id: z.string(),
  key: z.enum(["eligibility", "scores", "reason", "history", "answers", "feedback", "letter"]),
  title: z.string(),
  heads: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  paragraphs: z.array(z.string()),
  /** Of each row, how much of its scale its last figure fills, 0 to 1; null for a row without one. Empty where there are no bars. */
  bars: z.array(z.nullable(z.number())),
});
export type DossierPart = z.infer<typeof part>;

/** The dossier of an applied decision, as its reader may see it. */
export const dossier = z.object({
  id,
  application_id: id,
  protocol: z.string(),
  verdict: z.enum(VERDICTS),
  applied_at: timestamp,
  organization: z.string(),
  organization_id: id,
  organization_logo_url: z.nullable(z.string()),
  /** Of what the decision is about; null where it has none. */
  logo_url: z.nullable(z.string()),
  /** Of what the decision is. */
  title: z.string(),
  /** Programme, reference and round, in a line. */
  lead: z.string(),
  /** What stands in the dark band: the verdict first. */
  facts: z.array(z.object({ label: z.string(), value: z.string(), more: z.string() })),
  parts: z.array(part),
  /** Whom it is for, and what was left out. */
  note: z.string(),
  /** Where anyone who holds it finds out whether it is real. */
  verification: z.object({ label: z.string(), address: z.string() }),
  /** When this was issued. */
  issued: z.string(),
});
export type Dossier = z.infer<typeof dossier>;

/** Of the number that a dossier carries: 16 signs, however they are grouped. */
export const verificationInput = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });

/** What a dossier that is real says at its head, for whoever holds it. */
export const verification = z.object({
  protocol: z.string(),
  verdict: z.enum(VERDICTS),
  applied_at: timestamp,
  organization: z.string(),
  programme: localizedText,
  title: z.string(),
  reference: z.nullable(z.string()),
  /** Nothing was decided on the application after it, and it was not taken up again. */
  stands: z.boolean(),
});
export type Verification = z.infer<typeof verification>;

export const dossierInput = z.object({ id, language: z.enum(LANGUAGES) });

/** Decisions that were taken on an application, the latest first. */
export const takenDecisions = z.object({
  decisions: z.array(
    z.object({
      id,
      protocol: z.string(),
      verdict: z.enum(VERDICTS),
      applied_at: timestamp,
      /** The letter as it went, for whoever answers for the application; null for everyone else, and where it was kept no longer. */
      letter: z.nullable(z.object({ subject: z.string(), body: z.string() })),
    }),
  ),
});
export type TakenDecisions = z.infer<typeof takenDecisions>;
