import * as z from "zod/mini";
import { APPLICATION_PHASES } from "../../applications/applications.taxonomy.ts";
import { id, optionalText, requiredText, timestamp, version } from "../../core/fields.ts";
import { LANGUAGES } from "../../core/text/languages.ts";
import { LIMITS } from "../../core/limits.ts";
import { localizedText } from "../../programmes/programmes.schema.ts";
import { LETTER_FIELDS, unknownFields, VERDICTS } from "./letters.policy.ts";

const MANY = 500;

/** A decision as it is prepared: nobody is told before it is applied. */
const decision = z.object({
  id,
  application_id: id,
  reference: z.nullable(z.string()),
  name: z.string(),
  applicant_name: z.string(),
  phase: z.enum(APPLICATION_PHASES),
  verdict: z.enum(VERDICTS),
  reason: z.string(),
  language: z.enum(LANGUAGES),
  /** What stands against applying it; null when nothing does. "letter": what its letter names is empty. */
  problem: z.nullable(z.enum(["reason", "phase", "own", "letter"])),
  applied_at: z.nullable(timestamp),
  protocol: z.nullable(z.string()),
});
export type Decision = z.infer<typeof decision>;
/** How an organization takes its decisions. */
export const decisionRules = z.object({
  /** Whoever prepared a decision does not apply it. */
  second_person: z.boolean(),
});
export type DecisionRules = z.infer<typeof decisionRules>;
export const decisions = z.object({
  decisions: z.array(decision),
  rules: decisionRules,
  /** Whether the reader may change the rules. */
  may_rule: z.boolean(),
});
export type Decisions = z.infer<typeof decisions>;

export const prepareInput = z.object({
  id,
  application_ids: z.array(id).check(z.minLength(1), z.maxLength(MANY)),
  /** Null takes the preparation back. */
  verdict: z.nullable(z.enum(VERDICTS)),
  reason: z.optional(optionalText(LIMITS.reasonMax)),
});
export type PrepareInput = z.infer<typeof prepareInput>;

export const decisionId = z.object({ id });
/** A letter on the paper of its organization, before it goes out or as it went. */
export const letter = z.object({
  sender: z.object({ name: z.string(), logo_url: z.nullable(z.string()), location: z.nullable(z.string()) }),
  /** Number and moment of the decision; null before it is applied. */
  protocol: z.nullable(z.string()),
  applied_at: z.nullable(timestamp),
  to: z.string(),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  parts: z.array(z.object({ text: z.string(), field: z.nullable(z.enum(LETTER_FIELDS)) })),
});
export type Letter = z.infer<typeof letter>;

export const applyDecisionsInput = z.object({ id, decision_ids: z.array(id).check(z.minLength(1), z.maxLength(MANY)) });
export const applied = z.object({ applied: z.int() });
/** What DECISIONS_APPLYING says. */
export const decisionsApplying = z.object({
  round_id: id,
  done: z.int(),
  total: z.int(),
  /** How it ended; null while it is under way. */
  ended: z.nullable(z.enum(["applied", "failed"])),
});
export type DecisionsApplying = z.infer<typeof decisionsApplying>;

const known = z.refine<string>((text) => unknownFields(text).length === 0, { error: "invalid" });
const text = z.object({ subject: requiredText(200).check(known), body: requiredText(8000).check(known) });
const texts = z.object({ el: text, en: text });
export const letterTemplates = z.object({ approve: texts, reject: texts });
export type LetterTemplates = z.infer<typeof letterTemplates>;
/** Letters as their editor has them. */
export const letters = z.extend(letterTemplates, {
  /** The call that they are of; null where they are the organization's. */
  programme: z.nullable(z.object({ id, title: localizedText })),
  /** Those that are worded here; in a call the others are the organization's. */
  own: z.array(z.enum(VERDICTS)),
  /** How often each was saved or let go of here; a change says which one it was made from. */
  versions: z.object({ approve: version, reject: version }),
});
export type Letters = z.infer<typeof letters>;
/** Without a call, the organization's. */
export const lettersInput = z.object({ programme_id: z.optional(id) });
/** A letter in both languages; a field that nobody knows is refused where it stands. */
export const saveTemplateInput = z.object({ ...lettersInput.shape, verdict: z.enum(VERDICTS), version, texts });
export type SaveTemplate = z.infer<typeof saveTemplateInput>;
export const dropLetterInput = z.object({ programme_id: id, verdict: z.enum(VERDICTS), version });
export type DropLetter = z.infer<typeof dropLetterInput>;
