import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { organizationAdminQueries } from "../organization-admin.queries.ts";

/** The figures of /admin follow what happens in the organization. */
export const useLiveOverview = (): void =>
  useStaleWhen(
    {
      person: { [ACTIVITY_EVENT]: true },
      organization: { [ACTIVITY_EVENT]: true, [MEMBERS_CHANGED_EVENT]: true },
    },
    [organizationAdminQueries.overview().queryKey],
  );
