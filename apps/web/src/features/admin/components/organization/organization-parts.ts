import { pageSection, sectionsBy } from "#shared/routing/page-sections.ts";

/** What /admin/system shows, a tab at a time. */
export const ORGANIZATION_SYSTEM = sectionsBy("section", "permissions", {
  permissions: pageSection(() => import("./permission-matrix-section.tsx"), "PermissionMatrixSection"),
  access: pageSection(() => import("./organization-access.tsx"), "OrganizationAccess"),
  branding: pageSection(() => import("./branding-link.tsx"), "BrandingLink"),
  retention: pageSection(() => import("./retention-section.tsx"), "RetentionSection"),
  audit: pageSection(() => import("./organization-audit.tsx"), "OrganizationAudit"),
});
