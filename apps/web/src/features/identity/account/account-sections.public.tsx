/** The person's own sections of the settings. */
import { lazy } from "react";

export { DataSection } from "../components/account/data-section.tsx";
export { DeleteSection } from "../components/account/delete-section.tsx";
export { EmailConfirmation } from "../components/account/email-confirmation.tsx";
export { EmailSection } from "../components/account/email-section.tsx";
export { LanguageSection, VisitorLanguage } from "../components/account/language-section.tsx";
export { ProfileSection } from "../components/account/profile-section.tsx";
export { RoleSection } from "../components/account/role-section.tsx";
export { LinkedAccountsSection } from "../components/security/linked-accounts-section.tsx";
export { PasskeysSection } from "../components/security/passkeys-section.tsx";
export { PasswordSection } from "../components/security/password-section.tsx";
export { SessionsSection } from "../components/security/sessions-section.tsx";

// Its QR code comes when it is asked for.
export const TwoFactorSection = lazy(async () => ({
  default: (await import("../components/security/two-factor-section.tsx")).TwoFactorSection,
}));
