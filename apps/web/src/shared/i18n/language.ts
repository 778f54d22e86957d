import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@kerkis/contract/core/text/languages.ts";
import { overwriteGetLocale } from "#paraglide/runtime.js";

const COOKIE_SECONDS = 365 * DAY_SECONDS;

let readLanguage: () => Language = () => {
  const lang = typeof document === "undefined" ? undefined : document.documentElement.lang;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
};
overwriteGetLocale(() => readLanguage());

/** The server's renderer installs its per-request language here; the browser reads <html lang>, which the server wrote. */
export function provideLanguage(read: () => Language): void {
  readLanguage = read;
}

/** Language of this request (server) or page (browser). */
export const currentLanguage = (): Language => readLanguage();

/** Remembers the language for a year. */
function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language};path=/;max-age=${COOKIE_SECONDS};samesite=lax`;
}

/** Switches language and shows the same page again in it; a `?lang=` in the address would win over the cookie, so it goes. */
export function switchLanguage(language: Language): void {
  rememberLanguage(language);
  const address = new URL(window.location.href);
  if (address.searchParams.has("lang")) {
    address.searchParams.delete("lang");
    window.location.replace(address);
  } else window.location.reload();
}

/** A visitor who came by a `?lang=` link keeps that language on the pages after it. */
export function adoptLinkedLanguage(): void {
  const linked = new URLSearchParams(window.location.search).get("lang");
  if (isLanguage(linked)) rememberLanguage(linked);
}
