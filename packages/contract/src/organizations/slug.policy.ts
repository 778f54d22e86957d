import { latinOf } from "../core/text/latin.ts";

/** Longest address of an organization. */
export const SLUG_MAX = 80;

/** What an address is made of; the rule below gives nothing else. */
export const SLUG_PATTERN = /^(?=[a-z0-9-]*[a-z0-9])[a-z0-9-]+$/;

/** Specification 5: lower case, whitespace to hyphens, everything but a-z, 0-9 and hyphen away. */
const byRule = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");

/**
 * The address of an organization from its name (specification 5). A name that leaves nothing by that rule, such as a
 * Greek one, is written in Latin letters first; empty when there is still nothing.
 */
export function organizationSlug(name: string): string {
  const slug = byRule(name).slice(0, SLUG_MAX);
  if (SLUG_PATTERN.test(slug)) return slug;
  const latin = byRule(latinOf(name)).slice(0, SLUG_MAX);
  return SLUG_PATTERN.test(latin) ? latin : "";
}

/** The first of `slug`, `slug-2`, `slug-3`… that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const candidate = `${slug.slice(0, SLUG_MAX - ending.length)}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}
