import * as z from "zod/mini";
import { id, requiredText, version, webAddress } from "../core/fields.ts";
import {
  choose,
  draftAmount,
  draftChoice,
  draftChoices,
  draftCurrency,
  draftLogo,
  draftText,
  keptText,
} from "../core/forms/draft.ts";
import { CURRENCIES } from "../core/forms/amounts.ts";
import { LIMITS } from "../core/limits.ts";
import { INDUSTRIES, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";
import { INVESTOR_MAX, INVESTOR_TYPES } from "./investors.taxonomy.ts";

/** What is kept as one types: anything that fits, complete or not. Every field may be missing. */
export const investorDraft = z.object({
  name: draftText(INVESTOR_MAX.name),
  type: draftChoice(INVESTOR_TYPES),
  logo_url: draftLogo,
  website_url: draftText(LIMITS.urlMax),
  city: draftText(INVESTOR_MAX.city),
  description: draftText(INVESTOR_MAX.description),
  thesis: draftText(INVESTOR_MAX.thesis),
  stages: draftChoices(STARTUP_STAGES),
  industries: draftChoices(INDUSTRIES),
  countries: z.optional(z.array(keptText(2)).check(z.maxLength(INVESTOR_MAX.countries))),
  ticket_min: draftAmount,
  ticket_max: draftAmount,
  currency: draftCurrency,
  /** Startups of the registry that it has invested in, with the name each had when it was chosen. */
  portfolio: z.optional(
    z.array(z.object({ id, name: keptText(LIMITS.nameMax) })).check(z.maxLength(INVESTOR_MAX.portfolio)),
  ),
  accuracy: z.optional(z.boolean()),
});
export type InvestorDraft = z.infer<typeof investorDraft>;

/** What is left out is nothing chosen; each is kept once. */
const several = <Value extends z.core.$ZodType>(value: Value, check: ReturnType<typeof z.maxLength>) =>
  z.pipe(
    z._default(z.array(value).check(check), []),
    z.transform((values) => [...new Set(values)]),
  );
/** At least one of them. */
const someOf = <Value extends z.core.$ZodType>(value: Value, max: number) =>
  z.pipe(
    z._default(z.array(value), []).check(z.minLength(1, "required"), z.maxLength(max)),
    z.transform((values) => [...new Set(values)]),
  );

/** The steps of /register-investor, in order, each with the rules its fields must meet to submit. */
export const investorSteps = {
  investor: z.object({
    name: requiredText(INVESTOR_MAX.name, 2),
    type: choose(INVESTOR_TYPES),
    logo_url: draftLogo,
    website_url: z.optional(webAddress),
    city: requiredText(INVESTOR_MAX.city),
    description: requiredText(INVESTOR_MAX.description, 40),
  }),
  focus: z.object({
    thesis: requiredText(INVESTOR_MAX.thesis),
    stages: someOf(z.enum(STARTUP_STAGES), STARTUP_STAGES.length),
    countries: someOf(z.string().check(z.regex(/^[A-Z]{2}$/, "invalid")), INVESTOR_MAX.countries),
    industries: several(z.enum(INDUSTRIES), z.maxLength(INDUSTRIES.length)),
  }),
  ticket: z.object({
    ticket_min: draftAmount,
    ticket_max: draftAmount,
    currency: z._default(z.enum(CURRENCIES), "EUR"),
    portfolio: z._default(
      z.array(z.object({ id, name: keptText(LIMITS.nameMax) })).check(z.maxLength(INVESTOR_MAX.portfolio)),
      [],
    ),
  }),
  review: z.object({ accuracy: z.literal(true, "required") }),
};

const profile = z.object({
  ...investorSteps.investor.shape,
  ...investorSteps.focus.shape,
  ...investorSteps.ticket.shape,
});

/** Nobody gives at most less than at least. */
const ticketInOrder = z.refine<{ ticket_min?: unknown; ticket_max?: unknown }>(
  ({ ticket_min: min, ticket_max: max }) => typeof min !== "number" || typeof max !== "number" || max >= min,
  { path: ["ticket_max"], error: "ticket_order", when: () => true },
);

/** What an investor's page says, as it is saved. */
export const investorProfile = profile.check(ticketInOrder);
export type InvestorProfile = z.infer<typeof investorProfile>;

/** Everything a submission must meet. */
export const investorSubmission = z.extend(profile, investorSteps.review.shape).check(ticketInOrder);
export type InvestorSubmission = z.infer<typeof investorSubmission>;

const { accuracy: _accuracy, ...asTyped } = investorDraft.shape;
/** A profile as it is typed; its rules are asked by the command. */
export const investorAnswers = z.object(asTyped);
export type InvestorAnswers = z.infer<typeof investorAnswers>;

/** What a coordinator looks at before an investor is verified; the database marks a change of it. */
export const VERIFIED_FACTS: ReadonlySet<string> = new Set(["name", "type", "website_url"]);

/** Changes a profile; a field left out stays. */
export const changeInvestorInput = z.object({ id, version, answers: investorAnswers });
export type ChangeInvestorInput = z.infer<typeof changeInvestorInput>;

/** A profile for those who may edit it. */
export const editableInvestor = z.object({
  id,
  version,
  /** Who changed it last; null when it is not known. */
  changed_by: z.nullable(z.string()),
  /** Whether the reader's own changes of verified facts are looked at again. */
  is_looked_at: z.boolean(),
  answers: investorAnswers,
});
export type EditableInvestor = z.infer<typeof editableInvestor>;
