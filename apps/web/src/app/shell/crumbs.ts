import { m } from "#messages";
import { type FeaturePage, matchesPath } from "#shared/routing/feature.ts";

export interface Crumb {
  label: string;
  path?: string;
}

/**
 * Crumbs of an address after Home, one per segment that stands for something (specification 2.7). A record's name comes from its route, also
 * where a page of the menu is about one; until it is known the record is called what its page says, or "Details".
 */
export function crumbsOf(pathname: string, recordName: string | undefined, pages: readonly FeaturePage[]): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const crumbs = segments.flatMap((_, index): Crumb[] => {
    const address = `/${segments.slice(0, index + 1).join("/")}`;
    const isLast = index === segments.length - 1;
    const named = pages.find(({ path, crumb }) => crumb && path === address) ?? pageAbove(address, pages);
    // What an application is to, and the like, says more than the page that it is on.
    if (named?.crumb)
      return [isLast ? { label: recordName ?? named.crumb() } : { label: named.crumb(), path: named.path }];
    const record = pages.find(({ path }) => matchesPath(path, address));
    // «decisions» of /decisions/… is nothing that one could open or call by a name.
    if (!record && !isLast) return [];
    return [{ label: record?.crumb?.() ?? recordName ?? (record?.unnamed ?? m.shell_crumb_details)() }];
  });
  // An address that goes on after its record, to where it is edited, names it once.
  return crumbs.filter(({ path, label }, index) => path || label !== crumbs[index + 1]?.label);
}

/** The page that the first segment of a record's address stands for: /startup/… belongs to /startups. */
function pageAbove(address: string, pages: readonly FeaturePage[]): FeaturePage | undefined {
  const under = pages.find(({ path }) => path.startsWith(`${address}/$`))?.under;
  return pages.find(({ path }) => path === under);
}
