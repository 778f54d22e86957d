import * as z from "zod/mini";
import { organizationRef } from "../../organizations/organizations.schema.ts";
import { APPLICATION_SUBJECTS } from "../../applications/applications.taxonomy.ts";
import { id, optionalText, requiredText, searchedText, timestamp, version } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { draftText } from "../../core/forms/draft.ts";
import { isTimeZone } from "../../core/time/zone.ts";
import { eligibilityRule } from "../eligibility/eligibility.schema.ts";
import { localizedText, programme } from "../programmes.schema.ts";
import {
  CHALLENGE_GROUPS,
  CHALLENGE_KINDS,
  CHALLENGE_MAX,
  PROGRAMME_PHASES,
  PROGRAMME_STATES,
  PROGRAMME_STEPS,
  type ChallengeKind,
} from "../programmes.taxonomy.ts";

const WALL_MAX = 19;
const ZONE_MAX = 60;

/** What a clock on the wall of the programme's zone shows; empty means not said yet. */
const wall = z.string().check(z.refine<string>((value) => value === "" || isWallTime(value), { error: "date" }));
const isWallTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(value) &&
  value >= "2000" &&
  value < "2100" &&
  !Number.isNaN(Date.parse(`${value}Z`)) &&
  new Date(`${value.slice(0, 16)}Z`).toISOString().startsWith(value.slice(0, 16));

const whole = (max: number, min = 0) => z.nullable(z.int().check(z.minimum(min), z.maximum(max)));

/** What is said of a challenge, in the order of its editor; complete or not. */
export const challengeTexts = {
  title_el: requiredText(CHALLENGE_MAX.title, 2),
  title_en: optionalText(CHALLENGE_MAX.title),
  summary_el: optionalText(CHALLENGE_MAX.summary),
  summary_en: optionalText(CHALLENGE_MAX.summary),
  description_el: optionalText(CHALLENGE_MAX.description),
  description_en: optionalText(CHALLENGE_MAX.description),
  prize_el: optionalText(CHALLENGE_MAX.prize),
  prize_en: optionalText(CHALLENGE_MAX.prize),
};

export const challengeDates = {
  opens_local: wall,
  closes_local: wall,
  timezone: z.string().check(
    z.maxLength(ZONE_MAX),
    z.refine<string>((zone) => isTimeZone(zone), { error: "invalid" }),
  ),
  grace_minutes: z.int().check(z.minimum(0), z.maximum(CHALLENGE_MAX.graceMinutes)),
  capacity: whole(CHALLENGE_MAX.capacity, 1),
  /** Working days from the end of applications to the decisions. */
  decision_days: whole(CHALLENGE_MAX.decisionDays, 1),
};

export const challengeGroups = {
  texts: z.object(challengeTexts),
  dates: z.object(challengeDates),
};

/** Whose registration the registry asks more with. */
export const registryFormInput = z.object({ subject: z.enum(APPLICATION_SUBJECTS) });
export const registryTermInput = z.object({ decision_days: challengeDates.decision_days });
export type RegistryTermInput = z.infer<typeof registryTermInput>;

export const challengeAnswers = z.object({ ...challengeTexts, ...challengeDates });
export type ChallengeAnswers = z.infer<typeof challengeAnswers>;

/** A step that was taken with it, by whom and why. */
export const programmeHistoryEntry = z.object({
  id,
  action: z.enum([...PROGRAMME_STEPS, "create", "change"]),
  /** What was changed. */
  fields: z.array(z.string()),
  reason: z.nullable(z.string()),
  /** Null for someone who is gone. */
  person: z.nullable(z.string()),
  created_at: timestamp,
});
export type ProgrammeHistoryEntry = z.infer<typeof programmeHistoryEntry>;

/** A challenge for those who run it. */
/** What is told of a form where it is not written: the version in force, 0 before the first, and its questions. */
const formFacts = z.object({ id, version, questions: z.int(), is_changed: z.boolean() });

/** What an organization's registry asks besides the registration of a startup, and of an investor. */
export const registryForm = z.object({
  programme_id: id,
  organization: organizationRef,
  form: z.nullable(formFacts),
  investor_form: z.nullable(formFacts),
  /** Working days from an application to its decision; null where none are promised. */
  decision_days: z.nullable(z.int()),
});
export type RegistryForm = z.infer<typeof registryForm>;

export const managedChallenge = z.object({
  ...programme.shape,
  kind: z.enum(CHALLENGE_KINDS),
  version,
  state: z.enum(PROGRAMME_STATES),
  phase: z.enum(PROGRAMME_PHASES),
  /** When it was closed before its end; null where it was not. */
  closed_early_at: z.nullable(timestamp),
  answers: challengeAnswers,
  /** How many criteria there are. */
  criteria: z.int(),
  /** How many of them are said in the other language and not in this one. */
  criteria_lacking: z.object({ el: z.int(), en: z.int() }),
  /** What it asks besides the registration. */
  form: z.nullable(formFacts),
  /** Who runs it. */
  managers: z.array(z.object({ id, name: z.string() })),
  /** When something of it was written last. */
  saved_at: timestamp,
  /** The latest first, some of them. */
  history: z.array(programmeHistoryEntry),
  can: z.object({
    change: z.boolean(),
    change_dates: z.boolean(),
    discard: z.boolean(),
    steps: z.array(z.enum(PROGRAMME_STEPS)),
  }),
});
export type ManagedChallenge = z.infer<typeof managedChallenge>;

export const challengeRow = z.object({
  id,
  kind: z.enum(CHALLENGE_KINDS),
  title: localizedText,
  state: z.enum(PROGRAMME_STATES),
  phase: z.enum(PROGRAMME_PHASES),
  opens_at: z.nullable(timestamp),
  closes_at: z.nullable(timestamp),
  capacity: z.nullable(z.int()),
  created_at: timestamp,
});
export type ChallengeRow = z.infer<typeof challengeRow>;

/** The challenges of the current organization, the latest first. */
export const challengeList = listOf({
  item: challengeRow,
  filters: {
    search: z.optional(searchedText),
    state: z.optional(z.enum(["all", ...PROGRAMME_STATES])),
  },
  sorts: ["newest"],
});
export type ChallengeListQuery = z.infer<typeof challengeList.query>;
export type ChallengeListFilters = z.infer<typeof challengeList.filters>;
export type ChallengeListPage = z.infer<typeof challengeList.page>;

/** A call as everyone sees it. */
export const call = z.object({
  ...programme.shape,
  kind: z.enum(CHALLENGE_KINDS),
  phase: z.enum(PROGRAMME_PHASES),
  summary: localizedText,
  prize: localizedText,
  timezone: z.string(),
  grace_minutes: z.int(),
  capacity: z.nullable(z.int()),
  decision_days: z.nullable(z.int()),
  /** The last day of the decisions, ISO 8601; null where none is promised. */
  decided_by: z.nullable(z.string()),
  /** How many questions an application answers, of the registration and of its own. */
  asks: z.int(),
  /** Who may apply, in words. */
  criteria: z.array(z.pick(eligibilityRule, { key: true, label: true, reference: true })),
  /** When it was closed before its end; null where it was not. */
  closed_early_at: z.nullable(timestamp),
  /** Why it is paused, was extended or closed early; null where nothing was said. */
  notice: z.nullable(z.string()),
  /** The server's clock, which decides. */
  now: timestamp,
  can_manage: z.boolean(),
});
export type Call = z.infer<typeof call>;

export const createChallengeInput = z.object({
  kind: z.enum(CHALLENGE_KINDS),
  title_el: challengeTexts.title_el,
  title_en: challengeTexts.title_en,
});
export type CreateChallengeInput = { kind: ChallengeKind; title_el: string; title_en: string };

const draftNumber = z.optional(z.nullable(z.number()));

/** A challenge's fields as they are typed; the rules of their group are asked by the command. */
const challengeDraft = z.object({
  title_el: draftText(CHALLENGE_MAX.title),
  title_en: draftText(CHALLENGE_MAX.title),
  summary_el: draftText(CHALLENGE_MAX.summary),
  summary_en: draftText(CHALLENGE_MAX.summary),
  description_el: draftText(CHALLENGE_MAX.description),
  description_en: draftText(CHALLENGE_MAX.description),
  prize_el: draftText(CHALLENGE_MAX.prize),
  prize_en: draftText(CHALLENGE_MAX.prize),
  opens_local: draftText(WALL_MAX),
  closes_local: draftText(WALL_MAX),
  timezone: draftText(ZONE_MAX),
  grace_minutes: draftNumber,
  capacity: draftNumber,
  decision_days: draftNumber,
});

/** Changes a group of a challenge's fields; a field left out stays. */
export const changeChallengeInput = z.object({
  id,
  version,
  group: z.enum(CHALLENGE_GROUPS),
  answers: challengeDraft,
});
export type ChangeChallengeInput = z.infer<typeof changeChallengeInput>;

export const stepChallengeInput = z.object({
  id,
  version,
  step: z.enum(PROGRAMME_STEPS),
  reason: z.optional(optionalText(LIMITS.reasonMax)),
  /** Of an extension: the new end, as a clock there shows it. */
  closes_local: draftText(WALL_MAX),
});
export type StepChallengeInput = z.infer<typeof stepChallengeInput>;
