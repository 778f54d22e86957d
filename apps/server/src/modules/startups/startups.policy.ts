import type { AccessStep } from "@kerkis/contract/admin/people/access.schema.ts";
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { FactOrigin } from "@kerkis/contract/startups/profile/profile.policy.ts";
import { coordinates, mayIn, stepsUntilAllowed, type Actor } from "#platform/auth/actor.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";

const PUBLIC_ONLY: Visibility = { all: false, organizationIds: [], userId: null };

/** Manages the registry of an organization: a member whose role does, its appointed coordinator, or a super admin. */
export const managesRegistry = (actor: Actor, organizationId: string): boolean =>
  mayIn(actor, organizationId, "data.manageApplications") || coordinates(actor, organizationId);

/**
 * Startup visibility of specification 6, and of imported profiles that wait to be looked at: those who manage an
 * organization's registry see all of it, everyone else what is published. A registration that is not approved is for owners
 * and admins alone: others know it by its application, which a conflict of interest hides.
 */
export function startupVisibility(actor: Actor | null): Visibility {
  if (!actor) return PUBLIC_ONLY;
  const organizationIds = actor.memberships
    .filter(({ organizationId }) => managesRegistry(actor, organizationId))
    .map(({ organizationId }) => organizationId);
  const registrationsOf = actor.memberships
    .filter(({ role }) => role === "owner" || role === "admin")
    .map(({ organizationId }) => organizationId);
  return { all: actor.superAdmin, organizationIds, registrationsOf, userId: actor.userId };
}

/** What the rules need to know of a startup. */
export interface StartupStanding {
  organizationId: string;
  /** The reader is its owner or its editor. */
  runs: boolean;
  isPublished: boolean;
  isDeleted: boolean;
  /** Came through an application: until it is published, that is where it is changed. */
  isRegistered: boolean;
}

/** Is it of the organizations whose registry they see, and no registration that waits for others? `visibleTo` of a row. */
export const isTheirs = (
  { organizationIds, registrationsOf = organizationIds }: Visibility,
  { organizationId, isRegistered }: Pick<StartupStanding, "organizationId" | "isRegistered">,
): boolean => (isRegistered ? registrationsOf : organizationIds).includes(organizationId);

/** May this person change a startup's profile? Those who run it and those who manage the registry, once it is published. */
export function editRefusal(actor: Actor, facts: StartupStanding): ErrorCode | null {
  const visibility = startupVisibility(actor);
  const { runs } = facts;
  const manages = managesRegistry(actor, facts.organizationId);
  const isSeen = facts.isPublished || runs || visibility.all || isTheirs(visibility, facts);
  if (facts.isDeleted || !isSeen) return "startup.not_found";
  if (!runs && !manages) return "auth.forbidden";
  return facts.isRegistered && !facts.isPublished ? "startup.in_application" : null;
}

/** May this person verify and publish a profile that came from a file? Those who manage its registry, but nobody their own. */
export function verifyRefusal(actor: Actor, facts: StartupStanding): ErrorCode | null {
  const refusal = editRefusal(actor, facts);
  if (refusal !== null) return refusal;
  return facts.runs || !managesRegistry(actor, facts.organizationId) ? "auth.forbidden" : null;
}

/** What the reader of a startup's page may do there. */
export const abilities = (actor: Actor | null, facts: StartupStanding): { edit: boolean; verify: boolean } => ({
  edit: actor !== null && editRefusal(actor, facts) === null,
  verify: actor !== null && !facts.isPublished && verifyRefusal(actor, facts) === null,
});

/** Never public (completions 2), nor that they were changed. */
const HIDDEN = new Set(["tax_number", "registration_number"]);

/** Where those facts come from that were written on their own, as everyone may know it. */
export const publicOrigins = (fields: Readonly<Record<string, FactOrigin>> = {}): Record<string, FactOrigin> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { source, at }]) => (HIDDEN.has(field) ? [] : [[field, { source, at }]])),
  );

/** Facts of these that everyone may know of. */
export const publicFacts = (fields: readonly string[]): string[] => fields.filter((field) => !HIDDEN.has(field));

/** Why someone sees a startup's page or does not: the rules of `startupVisibility`, each as it is asked. */
export function explainStartup(actor: Actor, facts: StartupStanding): AccessStep[] {
  const visibility = startupVisibility(actor);
  const asked: [AccessStep["rule"], boolean][] = [
    ["startup.published", facts.isPublished],
    ["person.super_admin", visibility.all],
    ["startup.own", facts.runs],
    ["startup.organization_admin", visibility.registrationsOf?.includes(facts.organizationId) === true],
    ["startup.registry", isTheirs(visibility, facts)],
  ];
  return facts.isDeleted
    ? [{ rule: "startup.deleted", decides: true, allows: false }]
    : stepsUntilAllowed(asked, "startup.not_published");
}

/** The same for looking for duplicates, which only someone signed in does. */
export const duplicateVisibility = (actor: Actor): Visibility & { userId: string } =>
  Object.assign(startupVisibility(actor), { userId: actor.userId });

/** Hosts where many companies have a page: sharing one says nothing. */
const SHARED_HOSTS = new Set([
  "facebook.com",
  "instagram.com",
  "linkedin.com",
  "x.com",
  "twitter.com",
  "youtube.com",
  "github.com",
  "medium.com",
  "linktr.ee",
  "sites.google.com",
  "docs.google.com",
  "notion.so",
  "bit.ly",
]);

/** Host of a web address without www, for finding duplicates; null when there is none or many companies share it. */
export function websiteDomain(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (text === "" || !URL.canParse(absolute)) return null;
  const host = new URL(absolute).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
  return host.includes(".") && !SHARED_HOSTS.has(host) ? host : null;
}

/** What two startups may have in common. */
export interface Likeness {
  shared_tags: readonly string[];
  same_industry: boolean;
  same_place: boolean;
}

/** How much two have in common: what both say of themselves counts most, then what they do, then where. */
export const likeness = ({ shared_tags: tags, same_industry: industry, same_place: place }: Likeness): number =>
  tags.length * 4 + (industry ? 2 : 0) + (place ? 1 : 0);

const DIGRAPHS: Readonly<Record<string, string>> = { ου: "ou", αυ: "av", ευ: "ev", θ: "th", χ: "ch", ψ: "ps", ξ: "x" };
const GREEK = "αβγδεζηικλμνοπρσςτυφω";
const LATIN = "avgdeziiklmnoprsstyfo";

/** A name as part of an address: Greek in Latin letters, words joined by hyphens; «startup» when nothing is left. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const latin = plain
    .replace(/ου|αυ|ευ|θ|χ|ψ|ξ/g, (letters) => DIGRAPHS[letters] ?? letters)
    .replace(/\p{Script=Greek}/gu, (letter) => LATIN[GREEK.indexOf(letter)] ?? "");
  return (
    latin
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "startup"
  );
}
