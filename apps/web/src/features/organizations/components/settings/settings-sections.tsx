import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { m } from "#messages";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { SETTINGS_TABS, type SettingsTab } from "../../model/settings-tabs.ts";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { ORGANIZATION_PARTS } from "./section-parts.ts";

/** Below whatever section is open. */
const ClosedOrganizations = latePart(async () => (await import("../closed-organizations.tsx")).ClosedOrganizations, {
  isQuiet: true,
});

const route = getRouteApi("/shell/signed-in/organization-settings");

const LABELS: Record<SettingsTab, () => string> = {
  profile: m.organizations_tab_profile,
  branding: m.organizations_tab_branding,
  members: m.organizations_tab_members,
  danger: m.organizations_tab_danger,
};

/** Profile, branding, members and the steps that are hard to undo, each as far as the server allows it. */
export function SettingsSections({ details }: { details: OrganizationDetails }) {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const isOpen = details.is_active && details.deleted_at === null;
  const tabs = SETTINGS_TABS.filter((value) => isOpen || value === "danger");
  const shown = tabs.find((value) => value === tab) ?? tabs[0] ?? "danger";
  return (
    <>
      <Tabs
        value={shown}
        label={m.organizations_settings_title()}
        tabs={tabs.map((value) => ({
          value,
          label: LABELS[value](),
          count: value === "members" ? details.member_count : undefined,
        }))}
        onValueChange={(value) => {
          const chosen = SETTINGS_TABS.find((known) => known === value);
          void navigate({ search: (before) => ({ ...before, tab: chosen }), replace: true, resetScroll: false });
        }}
      >
        {tabs.map((value) => (
          <TabPanel key={value} value={value}>
            <Part name={value} details={details} />
          </TabPanel>
        ))}
      </Tabs>
      <ClosedOrganizations except={details.id} />
    </>
  );
}

function Part({ name, details }: { name: SettingsTab; details: OrganizationDetails }) {
  const Shown = ORGANIZATION_PARTS.parts[name];
  return (
    <WidgetBoundary>
      <Suspense fallback={<SkeletonForm />}>
        <Shown details={details} />
      </Suspense>
    </WidgetBoundary>
  );
}
