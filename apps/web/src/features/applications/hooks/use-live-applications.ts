import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { TASK_CHANGED_EVENT } from "@kerkis/contract/workflows/workflows.events.ts";
import { workflowsQueries } from "#features/workflows/outlook-state.public.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { applicationsQueries } from "../applications.queries.ts";

/** What is on screen follows a decision, and what comes next each step that is done. Who wants no notices of it in the bell still has it in the feed. */
export const useLiveApplications = (): void =>
  useStaleWhen({ person: { [NOTIFICATION_INSERT]: true, [ACTIVITY_EVENT]: true, [TASK_CHANGED_EVENT]: true } }, [
    applicationsQueries.all(),
    workflowsQueries.outlooks(),
  ]);
