import { m } from "#messages";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";

interface LoadMoreProps {
  hasMore: boolean;
  pending: boolean;
  onLoad: () => void;
  /** How many are on screen, announced after each load. */
  shown: number;
  className?: string;
}

/** The end of a list that has more; a press, not a scroll, so that the footer stays reachable. */
export function LoadMore({ hasMore, pending, onLoad, shown, className }: LoadMoreProps) {
  return (
    <div className={cn("flex flex-col items-center gap-3 pt-6", className)}>
      <span role="status" className="sr-only">
        {m.ui_items_shown({ count: shown })}
      </span>
      {hasMore && (
        <Button variant="outline" pending={pending} onClick={onLoad}>
          {m.ui_load_more()}
        </Button>
      )}
    </div>
  );
}
