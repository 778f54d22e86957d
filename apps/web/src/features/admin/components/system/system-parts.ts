import { pageSection, sectionsBy } from "#shared/routing/page-sections.ts";

/** What /system-admin shows, a section at a time. */
export const SYSTEM = sectionsBy("section", "overview", {
  overview: pageSection(() => import("../operations/overview-section.tsx"), "OverviewSection"),
  organizations: pageSection(() => import("./organizations-section.tsx"), "OrganizationsSection"),
  people: pageSection(() => import("../people/people-section.tsx"), "PeopleSection"),
  requests: pageSection(() => import("../people/requests-section.tsx"), "RequestsSection"),
  access: pageSection(() => import("./access-section.tsx"), "AccessSection"),
  contact: pageSection(() => import("./contact-section.tsx"), "ContactSection"),
  errors: pageSection(() => import("../operations/errors-section.tsx"), "ErrorsSection"),
  performance: pageSection(() => import("../operations/performance-section.tsx"), "PerformanceSection"),
  mail: pageSection(() => import("../mail-outbox.tsx"), "MailOutbox"),
  jobs: pageSection(() => import("../operations/jobs-section.tsx"), "JobsSection"),
  audit: pageSection(() => import("./audit-section.tsx"), "AuditSection"),
  features: pageSection(() => import("../operations/features-section.tsx"), "FeaturesSection"),
});
