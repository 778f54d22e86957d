import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import { TASK_CHANGED_EVENT } from "@kerkis/contract/workflows/workflows.events.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { workflowsQueries } from "../workflows.queries.ts";

/** What is on screen follows tasks that come, are taken and are done. */
export const useLiveWorkflows = (): void =>
  useStaleWhen({ person: { [TASK_CHANGED_EVENT]: true, [NOTIFICATION_INSERT]: true } }, [workflowsQueries.all()]);
