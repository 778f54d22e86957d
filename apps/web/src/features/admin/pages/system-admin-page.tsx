import { useQuery } from "@tanstack/react-query";
import { lazy, type ComponentType } from "react";
import { m } from "#messages";
import { LateWidget } from "#shared/ui/states/late-widget.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { SectionNav } from "../components/system/section-nav.tsx";
import type { Section } from "../model/system-search.ts";
import { useSystemSearch } from "../hooks/use-system-search.ts";
import { systemQueries } from "../system.queries.ts";

/** Each section comes with its first visit. */
const BODIES: Record<Section, ComponentType> = {
  overview: lazy(() =>
    import("../components/operations/overview-section.tsx").then((file) => ({ default: file.OverviewSection })),
  ),
  organizations: lazy(() =>
    import("../components/system/organizations-section.tsx").then((file) => ({ default: file.OrganizationsSection })),
  ),
  people: lazy(() =>
    import("../components/people/people-section.tsx").then((file) => ({ default: file.PeopleSection })),
  ),
  requests: lazy(() =>
    import("../components/people/requests-section.tsx").then((file) => ({ default: file.RequestsSection })),
  ),
  access: lazy(() =>
    import("../components/system/access-section.tsx").then((file) => ({ default: file.AccessSection })),
  ),
  contact: lazy(() =>
    import("../components/system/contact-section.tsx").then((file) => ({ default: file.ContactSection })),
  ),
  errors: lazy(() =>
    import("../components/operations/errors-section.tsx").then((file) => ({ default: file.ErrorsSection })),
  ),
  performance: lazy(() =>
    import("../components/operations/performance-section.tsx").then((file) => ({ default: file.PerformanceSection })),
  ),
  mail: lazy(() => import("../components/mail-outbox.tsx").then((file) => ({ default: file.MailOutbox }))),
  jobs: lazy(() => import("../components/operations/jobs-section.tsx").then((file) => ({ default: file.JobsSection }))),
  audit: lazy(() => import("../components/system/audit-section.tsx").then((file) => ({ default: file.AuditSection }))),
  features: lazy(() =>
    import("../components/operations/features-section.tsx").then((file) => ({ default: file.FeaturesSection })),
  ),
};

/** /system-admin: the installation as a whole, for super admins; its sections have addresses (?section=people). */
export function SystemAdminPage() {
  const { search } = useSystemSearch();
  const section = search.section ?? "overview";
  const Body = BODIES[section];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.admin_system_title()} lead={m.admin_system_lead()} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SectionNav current={section} waiting={useWaiting()} />
        <LateWidget resetKey={section} place={<SkeletonRows rows={6} />}>
          <Body key={section} />
        </LateWidget>
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
