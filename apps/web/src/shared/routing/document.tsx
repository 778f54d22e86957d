import { HeadContent, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { currentLanguage } from "#shared/i18n/language.ts";
import { themeClass } from "#shared/theme/theme.ts";

/** The whole document. The theme's class is in the HTML, so nothing flashes and no script runs before the first paint. */
export function AppDocument({ children }: { children: ReactNode }) {
  const { origin, theme } = useRouter().options.context;
  return (
    <html
      lang={currentLanguage()}
      className={themeClass(theme)}
      data-theme={theme}
      data-origin={origin}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
