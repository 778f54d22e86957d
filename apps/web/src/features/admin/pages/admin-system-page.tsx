import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { m } from "#messages";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { NoOrganization } from "../components/organization/no-organization.tsx";
import { ORGANIZATION_SYSTEM } from "../components/organization/organization-parts.ts";
import { SYSTEM_TABS, type SystemTab } from "../model/organization-admin-search.ts";

const PATH = "/admin/system";
const route = getRouteApi(`/shell/signed-in${PATH}`);

const LABELS: Record<SystemTab, () => string> = {
  permissions: m.admin_settings_permissions,
  access: m.admin_settings_explain,
  branding: m.admin_settings_branding,
  retention: m.admin_settings_retention,
  audit: m.admin_settings_audit,
};

/** /admin/system: who sees which page and why, how the organization looks, what it keeps, and what was done. */
export function AdminSystemPage() {
  const { section } = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const session = useSession();
  const current = session.current_organization;
  // Whose access is explained is for those to ask who may change roles.
  const tabs = SYSTEM_TABS.filter((tab) => tab !== "access" || hasAction(session, "members.changeRoles"));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.admin_settings_title()}
        lead={current && m.admin_settings_lead({ organization: current.name })}
      />
      {current ? (
        <Tabs
          key={current.organization_id}
          value={tabs.find((tab) => tab === section) ?? "permissions"}
          label={m.admin_settings_title()}
          tabs={tabs.map((value) => ({ value, label: LABELS[value]() }))}
          onValueChange={(value) =>
            void navigate({
              search: { section: SYSTEM_TABS.find((known) => known === value) },
              replace: true,
              resetScroll: false,
            })
          }
        >
          {tabs.map((value) => (
            <TabPanel key={value} value={value}>
              <Part name={value} organizationId={current.organization_id} />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <NoOrganization />
      )}
    </div>
  );
}

function Part({ name, organizationId }: { name: SystemTab; organizationId: string }) {
  const Shown = ORGANIZATION_SYSTEM.parts[name];
  return (
    <WidgetBoundary>
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <Shown organizationId={organizationId} />
      </Suspense>
    </WidgetBoundary>
  );
}
