import { Link } from "@tanstack/react-router";
import { m } from "#messages";

const LINK =
  "inline-flex h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-[0.9375rem] font-semibold text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground";

/** The parts of a round, one after the other as the work goes. */
export function RoundNav({ roundId }: { roundId: string }) {
  const params = { roundId };
  const exact = { exact: true, includeSearch: false };
  return (
    <nav
      aria-label={m.judging_round_parts()}
      className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--border)]"
    >
      <Link to="/evaluation-management/rounds/$roundId" params={params} activeOptions={exact} className={LINK}>
        {m.judging_assignment()}
      </Link>
      <Link to="/evaluation-management/rounds/$roundId/results" params={params} className={LINK}>
        {m.judging_results()}
      </Link>
      <Link to="/evaluation-management/rounds/$roundId/decisions" params={params} className={LINK}>
        {m.judging_decisions()}
      </Link>
    </nav>
  );
}
