import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { SYSTEM } from "../components/system/system-parts.ts";
import { SectionNav } from "../components/system/section-nav.tsx";
import type { Section } from "../model/system-search.ts";
import { useSystemSearch } from "../hooks/use-system-search.ts";
import { systemQueries } from "../system.queries.ts";

/** /system-admin: the installation as a whole, for super admins; its sections have addresses (?section=people). */
export function SystemAdminPage() {
  const { search } = useSystemSearch();
  const section = search.section ?? "overview";
  const Body = SYSTEM.parts[section];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.admin_system_title()} lead={m.admin_system_lead()} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SectionNav current={section} waiting={useWaiting()} />
        <WidgetBoundary resetKey={section}>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <Body key={section} />
          </Suspense>
        </WidgetBoundary>
      </div>
    </div>
  );
}

function useWaiting(): Partial<Record<Section, number>> {
  const requests = useQuery(systemQueries.roleRequestsCount());
  const errors = useQuery(systemQueries.errorsCount());
  const contact = useQuery(systemQueries.contactCount());
  const jobs = useQuery(systemQueries.jobs());
  return {
    requests: requests.data?.groups.pending ?? 0,
    contact: contact.data?.groups.waiting ?? 0,
    errors: errors.data?.groups.open ?? 0,
    jobs: jobs.data?.queues.reduce((sum, { failed }) => sum + failed, 0) ?? 0,
  };
}
