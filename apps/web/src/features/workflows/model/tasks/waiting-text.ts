import { m } from "#messages";

interface WaitingCounts {
  mine: number;
  available: number;
  overdue: number;
}

/** How many tasks wait for the reader, in sentences; what there is none of is left out. */
export function waitingText({ mine, available, overdue }: WaitingCounts): string {
  const said = [mine > 0 ? m.workflows_waiting_mine({ count: mine }) : m.workflows_waiting_none()];
  if (available > 0) said.push(m.workflows_waiting_available({ count: available }));
  if (overdue > 0) said.push(m.workflows_waiting_overdue({ overdue }));
  return said.join(" ");
}

/** How many cases are under way. */
export const runningText = (count: number): string =>
  count === 0 ? m.workflows_running_none() : m.workflows_running({ count });
