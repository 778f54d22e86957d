import type { Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import type { ReactNode } from "react";

/** Marks of the sign-in providers, in their own colours as their guidelines ask. */

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.97 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3.01-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}

function LinkedInMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden>
      <rect width="18" height="18" rx="2.5" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M5.35 15H2.7V6.9h2.65V15ZM4.02 5.75a1.54 1.54 0 1 1 0-3.07 1.54 1.54 0 0 1 0 3.07ZM15.3 15h-2.64v-3.94c0-.94-.02-2.15-1.31-2.15-1.32 0-1.52 1.03-1.52 2.08V15H7.2V6.9h2.53V8h.04c.35-.67 1.21-1.37 2.5-1.37 2.67 0 3.03 1.76 3.03 4.05V15Z"
      />
    </svg>
  );
}

export const PROVIDER_MARKS: Record<Provider, () => ReactNode> = { google: GoogleMark, linkedin: LinkedInMark };
