import { getRouteApi, useHydrated } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { MyOrganizations } from "#features/organizations/organizations.public.tsx";
import { NotificationPreferences } from "#features/notifications/notifications.public.tsx";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { SkeletonForm } from "#shared/ui/skeleton.tsx";
import { WidgetBoundary } from "#shared/ui/widget-boundary.tsx";
import { DataSection } from "../components/account/data-section.tsx";
import { DeleteSection } from "../components/account/delete-section.tsx";
import { EmailConfirmation } from "../components/account/email-confirmation.tsx";
import { EmailSection } from "../components/account/email-section.tsx";
import { LanguageSection, VisitorLanguage } from "../components/account/language-section.tsx";
import { ProfileSection } from "../components/account/profile-section.tsx";
import { RoleSection } from "../components/account/role-section.tsx";
import { LinkedAccountsSection } from "../components/security/linked-accounts-section.tsx";
import { PasskeysSection } from "../components/security/passkeys-section.tsx";
import { PasswordSection } from "../components/security/password-section.tsx";
import { SessionsSection } from "../components/security/sessions-section.tsx";
import { DisplaySettings } from "../components/settings/display-settings.tsx";
import { ImpersonatedNotice } from "../components/settings/impersonated-notice.tsx";
import { shownSection } from "../components/settings/sections.ts";
import type { SettingsSection } from "../hooks/settings-sections.ts";
import { SettingsNav } from "../components/settings/settings-nav.tsx";
import { VisitorInvitation } from "../components/settings/visitor-invitation.tsx";

const route = getRouteApi("/shell/settings");

// Its QR code comes when it is asked for.
const TwoFactorSection = lazy(async () => ({
  default: (await import("../components/security/two-factor-section.tsx")).TwoFactorSection,
}));

const SECTIONS: Record<SettingsSection, ComponentType> = {
  profile: ProfileSection,
  email: EmailSection,
  language: LanguageSection,
  role: RoleSection,
  organizations: MyOrganizations,
  password: PasswordSection,
  "two-factor": TwoFactorSection,
  passkeys: PasskeysSection,
  sessions: SessionsSection,
  "linked-accounts": LinkedAccountsSection,
  notifications: NotificationPreferences,
  display: DisplaySettings,
  data: DataSection,
  delete: DeleteSection,
};
/** Parts that come by themselves once the page is alive; the server does not wait for them. */
const LOADED_LATE: ReadonlySet<SettingsSection> = new Set(["organizations", "two-factor", "notifications"]);
const FOR_VISITORS: Partial<Record<SettingsSection, ComponentType>> = {
  language: VisitorLanguage,
  display: DisplaySettings,
};

/** /settings (specification 2.2, completions 1): one section at a time, each with its address; a visitor sets this browser. */
export function SettingsPage() {
  const { section, confirm } = route.useSearch();
  const isSignedIn = useSession().profile !== null;
  const isHydrated = useHydrated();
  const shown = shownSection(section, isSignedIn);
  const Shown = (isSignedIn ? undefined : FOR_VISITORS[shown]) ?? SECTIONS[shown];
  return (
    <div className="mx-auto w-full max-w-[76rem]">
      <PageHeader
        title={m.account_settings_title()}
        lead={isSignedIn ? m.account_settings_lead() : m.account_settings_lead_visitor()}
      />
      {confirm !== undefined && <EmailConfirmation token={confirm} />}
      {!isSignedIn && <VisitorInvitation />}
      <div className="mt-6 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,13.5rem)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-22">
          <SettingsNav shown={shown} isSignedIn={isSignedIn} />
        </div>
        <div className="min-w-0">
          <ImpersonatedNotice section={shown} />
          <WidgetBoundary resetKey={shown}>
            {LOADED_LATE.has(shown) && !isHydrated ? (
              <SkeletonForm />
            ) : (
              <Suspense fallback={<SkeletonForm />}>
                <Shown />
              </Suspense>
            )}
          </WidgetBoundary>
        </div>
      </div>
    </div>
  );
}
