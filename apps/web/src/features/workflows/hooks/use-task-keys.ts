import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { useEffect, useEffectEvent } from "react";
import type { Selection } from "#shared/lists/selection/use-selection.ts";
import { useClaimTask } from "../workflows.mutations.ts";

/** Whether a key that was pressed is a letter of what is being written, or belongs to a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]") !== null;
}

/** Calls back for a key that is pressed by itself, wherever on the page but where something is written. */
export function usePlainKeys(onKey: (key: string, event: KeyboardEvent) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    onKey(event.key.toLowerCase(), event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

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
