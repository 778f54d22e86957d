import type { LocalizedText } from "../core/text/languages.ts";
import { LIMITS } from "../core/limits.ts";
import { STARTUP_STAGES } from "../startups/startups.taxonomy.ts";

/** Kinds of investors (completions 3). */
export const INVESTOR_TYPES = [
  "vc",
  "angel",
  "corporate",
  "family_office",
  "accelerator",
  "public_fund",
  "bank",
  "crowdfunding",
] as const;
export type InvestorType = (typeof INVESTOR_TYPES)[number];

export const INVESTOR_TYPE_LABELS: Record<InvestorType, LocalizedText> = {
  vc: { el: "Επενδυτικό κεφάλαιο", en: "Venture capital" },
  angel: { el: "Επενδυτικοί άγγελοι", en: "Business angels" },
  corporate: { el: "Εταιρικό επενδυτικό κεφάλαιο", en: "Corporate venture" },
  family_office: { el: "Οικογενειακό γραφείο", en: "Family office" },
  accelerator: { el: "Επιταχυντής", en: "Accelerator" },
  public_fund: { el: "Δημόσιο ταμείο", en: "Public fund" },
  bank: { el: "Τράπεζα", en: "Bank" },
  crowdfunding: { el: "Πληθοχρηματοδότηση", en: "Crowdfunding" },
};

/** Stages that one invests in: all but the exit. */
export const INVESTED_STAGES = STARTUP_STAGES.filter((stage) => stage !== "exited");

/** Amounts in euros that tickets are counted between: the first step holds what is less too, the last what is more. */
export const TICKET_MARKS = [
  10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 30_000_000,
] as const;

export const INVESTOR_STEPS = ["investor", "focus", "ticket", "review"] as const;
export type InvestorStep = (typeof INVESTOR_STEPS)[number];

/** How long a text and how many of a kind an investor's profile may have. */
export const INVESTOR_MAX = {
  name: LIMITS.nameMax,
  city: 80,
  description: LIMITS.descriptionMax,
  thesis: 300,
  countries: 60,
  portfolio: 100,
} as const;

/** Version of the form; a submission keeps the version it was filled on (completions 2). */
export const INVESTOR_FORM_VERSION = 1;
