/** What the server hands to the page renderer and what comes back; all that the two sides know of each other's rendering. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../text/languages.ts";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** How large text is: 100, 125, 150 and 200 per cent (completions 1, /display-settings). */
export const TEXT_SIZES = ["normal", "large", "larger", "largest"] as const;
export const DENSITIES = ["comfortable", "compact"] as const;
/** `normal` follows a device that asks for more contrast. */
export const CONTRASTS = ["normal", "more"] as const;
/** `system` follows the device. */
export const MOTIONS = ["system", "reduce"] as const;

/** How pages look to one browser, besides the theme; kept in the `display` cookie, so that the first HTML has it. */
export interface Display {
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly density: (typeof DENSITIES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
}
export const DEFAULT_DISPLAY: Display = {
  textSize: "normal",
  density: "comfortable",
  contrast: "normal",
  motion: "system",
};
export const DISPLAY_COOKIE = "display";

/** The application without any page or person in it, in a language and theme: what opens while the service cannot be reached. */
export const SHELL_PATH = "/app-shell";

export interface RenderInput {
  /** Absolute address of the page asked for. */
  readonly url: string;
  /** The visitor's Cookie header, forwarded to our own API. */
  readonly cookie: string | null;
  readonly language: Language;
  readonly theme: Theme;
  readonly display: Display;
  /** Public origin of the installation, without a trailing slash; canonical links and Open Graph use it. */
  readonly origin: string;
  /** Stands as the nonce on every script that the renderer makes; nobody else knows it, and it never leaves the server. */
  readonly scriptMark: string;
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

/** Display settings of a request from the `display` cookie; what makes no sense there is left at its default. */
export const chooseDisplay = (cookie: string | null | undefined): Display =>
  readDisplay(readCookie(cookie, DISPLAY_COOKIE) ?? "");

/** Reads what `writeDisplay` wrote. */
export function readDisplay(text: string): Display {
  const said = new Set(text.split("."));
  const chosen = <Value extends string>(values: readonly Value[], fallback: Value): Value =>
    values.find((value) => value !== fallback && said.has(value)) ?? fallback;
  return {
    textSize: chosen(TEXT_SIZES, DEFAULT_DISPLAY.textSize),
    density: chosen(DENSITIES, DEFAULT_DISPLAY.density),
    contrast: chosen(CONTRASTS, DEFAULT_DISPLAY.contrast),
    motion: chosen(MOTIONS, DEFAULT_DISPLAY.motion),
  };
}

/** What differs from the default, as the cookie holds it: "large.compact"; empty when nothing does. */
export const writeDisplay = (display: Display): string => Object.values(displayAttributes(display)).join(".");

/** Attributes of <html> that show the settings; the default has none. */
export function displayAttributes({ textSize, density, contrast, motion }: Display): Record<string, string> {
  return {
    ...(textSize !== DEFAULT_DISPLAY.textSize && { "data-text": textSize }),
    ...(density !== DEFAULT_DISPLAY.density && { "data-density": density }),
    ...(contrast !== DEFAULT_DISPLAY.contrast && { "data-contrast": contrast }),
    ...(motion !== DEFAULT_DISPLAY.motion && { "data-motion": motion }),
  };
}

/** A page rendered for the default settings, as these settings show it: nothing of it differs but the attributes of <html>. */
export function dressPage(html: string, display: Display): string {
  const attributes = Object.entries(displayAttributes(display)).map(([name, value]) => ` ${name}="${value}"`);
  return html.replace("<html", () => `<html${attributes.join("")}`);
}
