import { getRouteApi, useHydrated } from "@tanstack/react-router";
import { type ComponentType, Suspense } from "react";
import {
  DataSection,
  DeleteSection,
  EmailConfirmation,
  EmailSection,
  LanguageSection,
  LinkedAccountsSection,
  PasskeysSection,
  PasswordSection,
  ProfileSection,
  RoleSection,
  SessionsSection,
  TwoFactorSection,
  VisitorLanguage,
} from "#features/identity/account/account-sections.public.tsx";
import { MyOrganizations } from "#features/organizations/organizations.public.tsx";
import { NotificationPreferences } from "#features/notifications/notifications.public.tsx";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { DisplaySettings } from "../components/display-settings.tsx";
import { ImpersonatedNotice } from "../components/impersonated-notice.tsx";
import { shownSection } from "../components/sections.ts";
import type { SettingsSection } from "../model/settings-sections.ts";
import { SettingsNav } from "../components/settings-nav.tsx";
import { VisitorInvitation } from "../components/visitor-invitation.tsx";

const route = getRouteApi("/shell/settings");

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
