/** The person's own sections of the settings, each with its own code. */
import { pageSection } from "#shared/routing/page-sections.ts";

export const ACCOUNT_SECTIONS = {
  profile: pageSection(() => import("../components/account/profile-section.tsx"), "ProfileSection"),
  email: pageSection(() => import("../components/account/email-section.tsx"), "EmailSection"),
  language: pageSection(() => import("../components/account/language-section.tsx"), "LanguageSection"),
  role: pageSection(() => import("../components/account/role-section.tsx"), "RoleSection"),
  password: pageSection(() => import("../components/security/password-section.tsx"), "PasswordSection"),
  "two-factor": pageSection(() => import("../components/security/two-factor-section.tsx"), "TwoFactorSection"),
  passkeys: pageSection(() => import("../components/security/passkeys-section.tsx"), "PasskeysSection"),
  sessions: pageSection(() => import("../components/security/sessions-section.tsx"), "SessionsSection"),
  "linked-accounts": pageSection(
    () => import("../components/security/linked-accounts-section.tsx"),
    "LinkedAccountsSection",
  ),
  data: pageSection(() => import("../components/account/data-section.tsx"), "DataSection"),
  delete: pageSection(() => import("../components/account/delete-section.tsx"), "DeleteSection"),
};

/** The language of a visitor's browser. */
export const VisitorLanguage = pageSection(
  () => import("../components/account/language-section.tsx"),
  "VisitorLanguage",
);

/** Answers the link that was sent to a new e-mail. */
export const EmailConfirmation = pageSection(
  () => import("../components/account/email-confirmation.tsx"),
  "EmailConfirmation",
);
