import { readCookie } from "@kerkis/contract/core/happenings/rendering.ts";
import { type FeaturePage, matchesPath } from "#shared/routing/feature.ts";

/** Specification 2.6 and 9: the cookie lives 7 days. */
const COOKIE = "sidebar_state";
/** Working screens on which it was unfolded, each by its route. */
const SCREENS_COOKIE = "sidebar_screens";
const COOKIE_SECONDS = 604_800;

/** What was chosen for the sidebar: everywhere, and on each working screen by itself. */
export interface SidebarChoices {
  isOpen: boolean;
  openOn: readonly string[];
}

/** The choices that came with a request, or that this browser keeps. */
export function readChoices(cookies: string | null): SidebarChoices {
  const screens = readCookie(cookies, SCREENS_COOKIE) ?? "";
  return {
    isOpen: readCookie(cookies, COOKIE) !== "false",
    openOn: screens.split("|").filter(Boolean),
  };
}

/** The route of the working screen at an address; undefined on every other page. */
export const workingScreenAt = (pathname: string, pages: readonly FeaturePage[]): string | undefined =>
  pages.find(({ path, isWorkingScreen }) => isWorkingScreen && matchesPath(path, pathname))?.path;

/** Whether the sidebar is unfolded on a screen. */
export const isOpenOn = ({ isOpen, openOn }: SidebarChoices, screen: string | undefined): boolean =>
  screen === undefined ? isOpen : openOn.includes(screen);

/** The choices once it was folded or unfolded on a screen, with the cookie that keeps them. */
export function chosenOn(
  choices: SidebarChoices,
  screen: string | undefined,
  isOpen: boolean,
): { choices: SidebarChoices; cookie: string } {
  const kept = `path=/;max-age=${COOKIE_SECONDS};samesite=lax`;
  if (screen === undefined) return { choices: { ...choices, isOpen }, cookie: `${COOKIE}=${isOpen};${kept}` };
  const others = choices.openOn.filter((one) => one !== screen);
  const openOn = isOpen ? [...others, screen] : others;
  return { choices: { ...choices, openOn }, cookie: `${SCREENS_COOKIE}=${openOn.join("|")};${kept}` };
}
