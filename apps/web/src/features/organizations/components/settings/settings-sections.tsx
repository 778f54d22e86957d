import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { SETTINGS_TABS, type SettingsTab } from "../../model/settings-tabs.ts";
import { BrandingForm } from "./branding-form.tsx";
import { ClosedOrganizations } from "../closed-organizations.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { MembersSection } from "../members/members-section.tsx";
import { OrganizationFacts } from "../organization-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

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
        {isOpen && (
          <>
            <TabPanel
              value="profile"
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,48rem)_minmax(16rem,24rem)]"
            >
              <ProfileForm details={details} />
              <OrganizationFacts details={details} />
            </TabPanel>
            <TabPanel value="branding">
              <BrandingForm details={details} />
            </TabPanel>
            <TabPanel value="members">
              <WidgetBoundary>
                <MembersSection organizationId={details.id} />
              </WidgetBoundary>
            </TabPanel>
          </>
        )}
        <TabPanel value="danger" className="grid gap-6">
          <DangerZone details={details} />
        </TabPanel>
      </Tabs>
      <ClosedOrganizations except={details.id} />
    </>
  );
}
