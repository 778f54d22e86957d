import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";

/** Whether there is something to show of what comes next: nothing once it is over, or where no step says anything. */
export const isOnStage = (outlook: Outlook | null | undefined): boolean =>
  !!outlook && outlook.steps.length > 0 && outlook.status !== "completed" && outlook.status !== "cancelled";
