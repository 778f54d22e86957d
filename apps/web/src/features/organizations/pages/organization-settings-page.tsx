import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { ORGANIZATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { OrganizationBoundary } from "../components/organization-boundary.tsx";
import { CreateOrganization } from "../components/settings/section-parts.ts";
import { SettingsSections } from "../components/settings/settings-sections.tsx";
import { detailsFailureText } from "../model/organization-failure.ts";
import { managedOrganization } from "../model/managed-organization.ts";
import { organizationsQueries } from "../organizations.queries.ts";

const route = getRouteApi("/shell/signed-in/organization-settings");

/** /organization-settings: the settings of the organization one works in, or the form of a new one. */
export function OrganizationSettingsPage() {
  const search = route.useSearch();
  const session = useSession();
  const id = managedOrganization(session, { id: search.id, isNew: search.new !== undefined });
  return (
    <OrganizationBoundary>
      {id === null ? (
        <Suspense fallback={<SkeletonRows />}>
          <CreateOrganization />
        </Suspense>
      ) : (
        <ManageOrganization key={id} id={id} />
      )}
    </OrganizationBoundary>
  );
}

function ManageOrganization({ id }: { id: string }) {
  const details = useQuery(organizationsQueries.details(id));
  const session = useSession();
  const canCreate = session.features.create_organization || session.is_super_admin;
  if (!details.data) {
    return details.error ? (
      <DetailsFailure error={details.error} retrying={details.isFetching} onRetry={() => void details.refetch()} />
    ) : (
      <SkeletonRows />
    );
  }
  const { name, is_active, deleted_at } = details.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHeader
        title={name}
        lead={m.organizations_settings_lead()}
        aside={
          deleted_at ? (
            <Badge tone={ORGANIZATION_TONES.deleted}>{m.organizations_state_deleted()}</Badge>
          ) : (
            !is_active && <Badge tone={ORGANIZATION_TONES.inactive}>{m.organizations_state_inactive()}</Badge>
          )
        }
        actions={
          <>
            <RecordViewers kind="organization" id={details.data.id} className="self-center" />
            {canCreate && (
              <Link to="/organization-settings" search={{ new: "1" }} className={buttonStyles({ variant: "outline" })}>
                <Plus />
                {m.organizations_new_title()}
              </Link>
            )}
          </>
        }
      />
      <SettingsSections details={details.data} />
    </div>
  );
}

interface DetailsFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** "Failed to load organization details" and "Organization not found" (specification 8). */
function DetailsFailure({ error, retrying, onRetry }: DetailsFailureProps) {
  const isMissing = errorCode(error) === "org.not_found";
  return (
    <ErrorState
      headingLevel={1}
      title={isMissing ? m.organizations_not_found() : m.organizations_settings_title()}
      description={isMissing ? m.organizations_not_found_text() : detailsFailureText(error)}
      {...(!isMissing && { onRetry, retrying })}
      action={
        <Link to="/dashboard" className={buttonStyles({ variant: "outline" })}>
          {m.organizations_to_dashboard()}
        </Link>
      }
    />
  );
}
