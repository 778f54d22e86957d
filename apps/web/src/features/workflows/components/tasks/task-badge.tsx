import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { TASK_CHANGED_EVENT, type TaskChange } from "@kerkis/contract/workflows/workflows.events.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useLiveWorkflows } from "../../hooks/use-live-workflows.ts";
import { workflowsQueries } from "../../workflows.queries.ts";

/** The highest number that stands in the sidebar. */
const CAP = 99;

/** How many tasks wait for the reader, their own and those for whoever is first; nothing at zero. Live. */
export function TaskBadge() {
  const { data } = useQuery(workflowsQueries.tasksCount({}));
  const { profile } = useSession();
  useLiveWorkflows();
  // Wherever it was done (specification 7.4); where it was done here, it is the same toast.
  useChannel(profile ? userTopic(profile.id) : null, {
    [TASK_CHANGED_EVENT]: (payload) => {
      const { task_id: id, change } = payload as { task_id: string; change: TaskChange };
      if (change === "completed") toast.success(m.workflows_completed(), { id });
    },
  });
  const { mine = 0, available = 0 } = data?.groups ?? {};
  const open = mine + available;
  if (open === 0) return null;
  return (
    <span className="tnum absolute top-1/2 right-2 grid h-5 min-w-5 -translate-y-1/2 place-items-center rounded-full bg-primary-soft px-1.5 text-xs font-semibold text-primary [.size-8_&]:top-0 [.size-8_&]:-right-1 [.size-8_&]:h-4 [.size-8_&]:min-w-4 [.size-8_&]:translate-y-0 [.size-8_&]:px-1 [.size-8_&]:text-[0.625rem]">
      <span aria-hidden>{open > CAP ? `${CAP}+` : open}</span>
      <span className="sr-only">{m.workflows_badge({ count: open })}</span>
    </span>
  );
}
