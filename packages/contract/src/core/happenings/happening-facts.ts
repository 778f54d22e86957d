import type { Language, LocalizedText } from "../text/languages.ts";
import type { OrganizationRole, ProfileRole } from "../permissions.ts";

/** What a fact of a happening is; with `?` it may be missing. Checked by `happening-facts.schema.ts` when it is announced. */
type FactKind = "text" | "id" | "instant" | "timezone" | "role";
export type FactShape = Readonly<Record<string, FactKind | `${FactKind}?`>>;

/** Facts as they are stored and travel: every one is a string. */
export type Facts = Readonly<Record<string, string | undefined>>;

type Optional<Shape extends FactShape> = {
  [Name in keyof Shape]: Shape[Name] extends `${string}?` ? Name : never;
}[keyof Shape];

/** The facts of a shape: «startup_name: "text"» is a required string, «reason: "text?"» may be left out. */
export type FactsOf<Shape extends FactShape> = {
  readonly [Name in Exclude<keyof Shape, Optional<Shape>>]: string;
} & { readonly [Name in Optional<Shape>]?: string | undefined };

/** Roles in an organization and on a profile, as texts and mails name them in the middle of a sentence. */
const ROLE_WORDS: Record<OrganizationRole | ProfileRole, LocalizedText> = {
  owner: { el: "ιδιοκτήτης", en: "owner" },
  admin: { el: "διαχειριστής", en: "administrator" },
  moderator: { el: "υπεύθυνος κοινότητας", en: "moderator" },
  member: { el: "μέλος", en: "member" },
  registry_coordinator: { el: "συντονιστής μητρώου", en: "registry coordinator" },
  company_coordinator: { el: "ιδρυτής", en: "founder" },
  evaluator: { el: "αξιολογητής", en: "evaluator" },
  investor: { el: "επενδυτής", en: "investor" },
  mentor: { el: "μέντορας", en: "mentor" },
  public: { el: "δημόσιος τομέας", en: "public sector" },
};

export const isRole = (value: string): value is keyof typeof ROLE_WORDS => Object.hasOwn(ROLE_WORDS, value);

/** A role's word in a language; the code itself where an older version wrote another. */
export const roleWord = (language: Language, role: string): string =>
  isRole(role) ? ROLE_WORDS[role][language] : role;
