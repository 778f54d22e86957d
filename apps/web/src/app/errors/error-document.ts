import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";

/** The error screen as a page without scripts or data, for when the application could not render at all. */
export function errorDocument(home: string): string {
  return `<!DOCTYPE html><html lang="${currentLanguage()}" class="theme-system"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${m.error_screen_title()}</title></head>
<body><main class="container-x grid min-h-svh content-center justify-items-start gap-4 py-16">
<h1 class="display text-4xl">${m.error_screen_title()}</h1>
<p class="text-muted-foreground">${m.error_screen_text()}</p>
<p><a class="font-semibold text-primary underline underline-offset-4" href="${home}">${m.error_screen_home()}</a></p>
</main></body></html>`;
}
