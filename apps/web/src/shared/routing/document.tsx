import { displayAttributes } from "@kerkis/contract/core/happenings/rendering.ts";
import { HeadContent, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { currentLanguage } from "#shared/i18n/language.ts";
import { themeClass } from "#shared/theme/theme.ts";

/** The background of each theme, for the frame that the system draws around the application. */
const FRAME = { light: "#f8fafb", dark: "#0a1419" };

/** The whole document. The theme's class is in the HTML, so nothing flashes and no script runs before the first paint. */
export function AppDocument({ children }: { children: ReactNode }) {
  const { origin, theme, display, isShell } = useRouter().options.context;
  return (
    <html
      {...displayAttributes(display)}
      lang={currentLanguage()}
      className={themeClass(theme)}
      data-theme={theme}
      data-origin={origin}
      data-shell={isShell || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        {theme === "system" ? (
          <>
            <meta name="theme-color" content={FRAME.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={FRAME.dark} media="(prefers-color-scheme: dark)" />
          </>
        ) : (
          <meta name="theme-color" content={FRAME[theme]} />
        )}
        <meta name="apple-mobile-web-app-title" content="Kerkis" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch.png" />
        <link rel="manifest" href={`/manifest.${currentLanguage()}.webmanifest`} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
