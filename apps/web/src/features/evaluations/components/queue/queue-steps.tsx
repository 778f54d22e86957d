import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { queueInput, type QueueSearch } from "../../model/queue-search.ts";

interface QueueStepsProps {
  id: string;
  /** What the table is asked for: its rows are gone through. */
  search: QueueSearch;
  onGo: (id: string) => void;
}

/** From one application to the next of the table, by button or by J and K. */
export function QueueSteps({ id, search, onGo }: QueueStepsProps) {
  const input = queueInput(search);
  const list = useList(evaluationsQueries.queue(input));
  const total = useQuery(evaluationsQueries.queueCount(input)).data?.value;
  const bar = useRef<HTMLElement>(null);
  const at = list.rows.findIndex((row) => row.id === id);
  const before = at > 0 ? list.rows[at - 1] : undefined;
  const after = at >= 0 ? list.rows[at + 1] : undefined;
  const isLast = at >= 0 && at === list.rows.length - 1;
  const { loadMore, next, isLoadingMore } = list;
  // The next page is there before its first row is asked for.
  useEffect(() => {
    if (isLast && next !== null && !isLoadingMore) loadMore();
  }, [isLast, next, isLoadingMore, loadMore]);
  usePlainKeys((key) => {
    const to = key === "j" ? after : key === "k" ? before : undefined;
    if (to) onGo(to.id);
  }, bar);
  if (at < 0) return null;
  return (
    <nav
      ref={bar}
      aria-label={m.evaluations_steps_label()}
      className="flex items-center gap-1.5 border-b border-border py-2 pr-16 pl-4 sm:pl-7"
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.evaluations_steps_previous()}
        aria-keyshortcuts="K"
        disabled={!before}
        onClick={() => before && onGo(before.id)}
      >
        <ChevronLeft />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.evaluations_steps_next()}
        aria-keyshortcuts="J"
        disabled={!after}
        onClick={() => after && onGo(after.id)}
      >
        <ChevronRight />
      </Button>
      <p className="tnum text-sm text-muted-foreground">
        {m.evaluations_steps_position({ at: at + 1, total: total ?? list.rows.length })}
      </p>
      <p className="ml-auto text-sm text-muted-foreground max-lg:hidden">{m.evaluations_steps_keys()}</p>
    </nav>
  );
}
