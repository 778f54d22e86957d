import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { dashboardQueries } from "../dashboard.queries.ts";

/** Figures and next steps follow what happens, as the activity beside them does; after a break they are asked for again. */
export const useLiveDashboard = (): void =>
  useStaleWhen({ person: { [ACTIVITY_EVENT]: true }, organization: { [ACTIVITY_EVENT]: true } }, [
    dashboardQueries.mine().queryKey,
  ]);
