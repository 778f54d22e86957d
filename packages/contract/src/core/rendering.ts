/** What the server hands to the page renderer and what comes back; all that the two sides know of each other's rendering. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages.ts";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export interface RenderInput {
  /** Absolute address of the page asked for. */
  readonly url: string;
  /** The visitor's Cookie header, forwarded to our own API. */
  readonly cookie: string | null;
  readonly language: Language;
  readonly theme: Theme;
  /** Public origin of the installation, without a trailing slash; canonical links and Open Graph use it. */
  readonly origin: string;
  /** Calls our own API in this process. */
  readonly fetchApi: (request: Request) => Promise<Response>;
}

export interface RenderOutput {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Set when the page answers with a redirect; `html` is then empty. */
  readonly redirect?: string;
}

export type Render = (input: RenderInput) => Promise<RenderOutput>;

/** Value of one cookie in a Cookie header, or undefined. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Language of a request: `?lang=` first (links, crawlers), then the `lang` cookie, then the default. */
export function chooseLanguage(search: URLSearchParams, cookie: string | null | undefined): Language {
  return [search.get("lang"), readCookie(cookie, "lang")].find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Theme of a request from the `theme` cookie; the visitor's system decides when there is none. */
export function chooseTheme(cookie: string | null | undefined): Theme {
  const value = readCookie(cookie, "theme");
  return THEMES.find((theme) => theme === value) ?? "system";
}
