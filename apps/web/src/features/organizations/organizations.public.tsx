import { lazy, Suspense } from "react";
import type { AppointDialogProps } from "./components/members/appoint-dialog.tsx";

/** What the shell and other features use of organizations. */
export { OrganizationBoundary } from "./components/organization-boundary.tsx";
export { OrganizationProvider } from "./components/organization-provider.tsx";
export { organizationsQueries } from "./organizations.queries.ts";
export { useOrganization } from "./hooks/use-organization.ts";
export { storedOrganization } from "./model/stored-organization.ts";

// The shell imports this file, so what only /system-admin shows comes when it is shown.
const Appoint = lazy(async () => ({
  default: (await import("./components/members/appoint-dialog.tsx")).AppointDialog,
}));

/** Appoints a coordinator of one organization, or ends it. For /system-admin. */
export function AppointDialog(props: AppointDialogProps) {
  return (
    <Suspense>
      <Appoint {...props} />
    </Suspense>
  );
}
