import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import type { Selection } from "#shared/lists/selection/use-selection.ts";
import { useClaimTask } from "../workflows.mutations.ts";

/** C claims the task whose row has the focus, X chooses it; J and K move between rows (useRowKeys). */
export function useTaskKeys(tasks: readonly WorkflowTask[], selection: Selection<WorkflowTask> | null): void {
  const claim = useClaimTask();
  usePlainKeys((key) => {
    const id = document.activeElement?.closest<HTMLElement>("[data-task]")?.dataset["task"];
    const task = tasks.find((one) => one.id === id);
    if (task?.status !== "open") return;
    if (key === "c") claim.mutate(task.id);
    if (key === "x") selection?.toggle(task, !selection.has(task));
  });
}
