import type { FactShape, Facts, FactsOf } from "@kerkis/contract/core/happenings/happening-facts.ts";
import { factsSchema } from "@kerkis/contract/core/happenings/happening-facts.schema.ts";
import type { AnyHappening, Happening } from "@kerkis/contract/core/happenings/happenings.ts";
import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { defineEvent } from "#platform/events/events.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import type { EventContext } from "#platform/platform.ts";

/** Whom a mail is for, and where its button leads. */
export interface MailReader {
  firstName: string;
  language: Language;
  url: string;
}

/** How to reach someone. */
export interface Contact {
  userId: string;
  name: string;
  firstName: string;
  email: string;
  language: Language;
}

interface Delivery {
  /** Those whom the module has mailed already, in words of its own. */
  mailedIds?: readonly string[];
  /** Nobody is mailed: it is for whoever of many is first. */
  isUnmailed?: boolean;
  /** A mail with words of its own; without one a mail says what the bell says. */
  mail?: (reader: MailReader) => MailContent;
  /** People whose open screens ask again, without a word to them. */
  refreshIds?: readonly string[];
}

/** These people alone, by id or as the module has read them already; or everyone in the organization, in its feed: only what every member may know. */
type Audience =
  | { audience: readonly string[] | readonly Contact[]; organizationId: string | null }
  | { audience: "organization"; organizationId: string };

type About<Shape extends FactShape> = Audience & Delivery & { facts: FactsOf<Shape> };

export type Announcement = Audience & Delivery & { declared: AnyHappening; facts: Facts };

/** Feed, bell, mail and push listen to this; nobody else needs to. */
export const announced = defineEvent<Announcement>("happenings.announced");

/**
 * Announces something that happened, in its transaction: feed, bell, mail and push of its audience follow from its
 * declaration, or nothing does. The module where it happened names the audience; null is no organization's, but one's account.
 * @throws Error when a fact is missing or not of its kind, or the audience is
 */
export async function announce<Kind extends string, Shape extends FactShape>(
  context: EventContext,
  declared: Happening<Kind, Shape>,
  about: About<Shape>,
): Promise<void> {
  if (about.audience !== "organization" && !Array.isArray(about.audience)) {
    throw new TypeError(`${declared.kind} was announced to nobody.`);
  }
  const facts = factsSchema(declared.facts).parse(about.facts);
  await context.platform.events.emit(context, announced, { ...about, declared, facts: shortened(facts) });
}

/** The facts that say a title to readers of either language; one without English is told by its Greek. */
export const titleFacts = ({ el, en }: LocalizedText): { title_el: string; title_en: string } => ({
  title_el: el,
  title_en: en || el,
});

/** Texts can be long and travel through PostgreSQL notices of 8,000 bytes; the record itself has them whole. */
const TEXT_SHOWN = 300;

const shortened = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact && shortText(fact, TEXT_SHOWN)]));

/** The beginning of a text that is too long. Half of a character cut in two is no JSON to PostgreSQL. */
export const shortText = (text: string, length: number): string =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`
    : text;
