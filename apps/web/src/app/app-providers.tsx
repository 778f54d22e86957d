import type { ReactNode } from "react";
import { LanguageProvider } from "#shared/i18n/language-provider.tsx";
import { AuthProvider } from "#shared/permissions/auth-provider.tsx";

/** What every screen may ask for: its language and who is looking. Error screens are inside it too. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <AuthProvider>{children}</AuthProvider>
    </LanguageProvider>
  );
}
