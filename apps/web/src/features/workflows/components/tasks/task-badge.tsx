import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useLiveWorkflows } from "../../hooks/use-live-workflows.ts";
import { workflowsQueries } from "../../workflows.queries.ts";

/** The highest number that stands in the sidebar. */
const CAP = 99;

/** How many tasks wait for the reader, their own and those for whoever is first; nothing at zero. Live. */
export function TaskBadge() {
  const { data } = useQuery(workflowsQueries.tasksCount({}));
  useLiveWorkflows();
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
