import * as z from "zod/mini";
import { condition } from "../../core/conditions/conditions.schema.ts";
import { FACT_KINDS } from "../../core/conditions/facts.policy.ts";
import { day, id, optionalText, requiredText, timestamp, version } from "../../core/fields.ts";

const RULES_MAX = 20;
const LABEL_MAX = 200;

const said = z.object({ el: requiredText(LABEL_MAX), en: optionalText(LABEL_MAX) });

/** A criterion: what must hold, in words and as a condition, and where that stands. */
export const eligibilityRule = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, "invalid")),
  label: said,
  /** The law or the paragraph of the call. */
  reference: z.object({ el: optionalText(LABEL_MAX), en: optionalText(LABEL_MAX) }),
  condition,
});
export type EligibilityRule = z.infer<typeof eligibilityRule>;

export const eligibilityRules = z.array(eligibilityRule).check(
  z.maxLength(RULES_MAX),
  z.refine<EligibilityRule[]>((rules) => new Set(rules.map(({ key }) => key)).size === rules.length, {
    error: "taken",
  }),
);

/** A version of a programme's criteria; the earlier ones stay, for what was judged by them. */
export const ruleSet = z.object({
  version,
  rules: z.array(eligibilityRule),
  created_at: timestamp,
  created_by: z.nullable(z.string()),
});
export type RuleSet = z.infer<typeof ruleSet>;

const bothTexts = z.object({ el: z.string(), en: z.string() });

/** What a condition may look at, where that is a question of an organization. */
const factDescription = z.object({
  label: bothTexts,
  kind: z.enum(FACT_KINDS),
  names: z.optional(z.record(z.string(), bothTexts)),
  currency: z.optional(z.string()),
});

/** The criteria of a programme, the version in force first. */
export const ruleSets = z.object({
  versions: z.array(ruleSet),
  /** Its own questions that criteria may look at, by their keys. */
  questions: z.record(z.string(), factDescription),
  /** Those that it asked once and asks no more. */
  dropped: z.record(z.string(), factDescription),
});
export type RuleSets = z.infer<typeof ruleSets>;

/** `seen` is the version that was changed; 0 where there was none. */
export const saveRulesInput = z.object({ id, seen: version, rules: eligibilityRules });
export type SaveRulesInput = z.infer<typeof saveRulesInput>;

/** What a criterion says of an application, with the values that were looked at. */
export const verdict = z.object({
  key: z.string(),
  label: bothTexts,
  reference: bothTexts,
  truth: z.enum(["met", "not_met", "cannot_tell"]),
  used: z.array(
    z.object({
      fact: z.string(),
      value: z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
      /** Of a question of its programme; null for what is asked of every startup, and for what nobody asked. */
      described: z.nullable(factDescription),
    }),
  ),
});
export type Verdict = z.infer<typeof verdict>;

/** Criteria that the browser judges by itself. */
export const criteria = z.object({
  rules: z.array(eligibilityRule),
  /** The programme's own questions that they may look at, by their keys. */
  questions: z.record(z.string(), factDescription),
  /** The day that they are judged on. */
  day,
});
export type Criteria = z.infer<typeof criteria>;

export const eligibility = z.object({
  /** The version of the criteria that it is judged by, and since when that stands. */
  version,
  since: timestamp,
  /** The one in force, which is another where the criteria changed after it was submitted. */
  in_force: version,
  verdicts: z.array(verdict),
});
export type Eligibility = z.infer<typeof eligibility>;
