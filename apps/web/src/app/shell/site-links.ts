import { m } from "#messages";

export interface SiteLink {
  path: string;
  label: () => string;
}

/** Navigation for visitors (specification 2.5); sign-in and sign-up stand apart as buttons. */
export const SITE_LINKS: readonly SiteLink[] = [
  { path: "/", label: m.shell_nav_home },
  { path: "/startups", label: m.shell_nav_startups },
  { path: "/investors", label: m.shell_nav_investors },
  { path: "/events", label: m.shell_nav_events },
  { path: "/about", label: m.shell_nav_about },
];

export const FOOTER_LINKS: readonly SiteLink[] = [
  { path: "/startups", label: m.shell_nav_registry },
  { path: "/about", label: m.shell_nav_about },
  { path: "/help", label: m.shell_nav_help },
  { path: "/documentation", label: m.shell_nav_documentation },
  { path: "/contact", label: m.shell_nav_contact },
];
