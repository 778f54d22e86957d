import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { EmailConfirmation } from "#features/identity/account/account-sections.public.ts";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { ImpersonatedNotice } from "../components/impersonated-notice.tsx";
import { FOR_VISITORS, SETTINGS } from "../components/section-parts.ts";
import { visitorSection } from "../model/settings-sections.ts";
import { SettingsNav } from "../components/settings-nav.tsx";
import { VisitorInvitation } from "../components/visitor-invitation.tsx";

const route = getRouteApi("/shell/settings");

/** /settings (specification 2.2, completions 1): one section at a time, each with its address; a visitor sets this browser. */
export function SettingsPage() {
  const { section, confirm } = route.useSearch();
  const isSignedIn = useSession().profile !== null;
  const visited = visitorSection(section);
  const shown = isSignedIn ? (section ?? "profile") : visited;
  const Shown = isSignedIn ? SETTINGS.parts[shown] : FOR_VISITORS.parts[visited];
  return (
    <div className="mx-auto w-full max-w-[76rem]">
      <PageHeader
        title={m.account_settings_title()}
        lead={isSignedIn ? m.account_settings_lead() : m.account_settings_lead_visitor()}
      />
      {confirm !== undefined && (
        <Suspense>
          <EmailConfirmation token={confirm} />
        </Suspense>
      )}
      {!isSignedIn && <VisitorInvitation />}
      <div className="mt-6 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,13.5rem)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-22">
          <SettingsNav shown={shown} isSignedIn={isSignedIn} />
        </div>
        <div className="min-w-0">
          <ImpersonatedNotice section={shown} />
          <WidgetBoundary resetKey={shown}>
            <Suspense fallback={<SkeletonForm />}>
              <Shown />
            </Suspense>
          </WidgetBoundary>
        </div>
      </div>
    </div>
  );
}
