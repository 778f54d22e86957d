import { ArrowUp } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import type { ListNews } from "./use-list-news.ts";

/** Says calmly that rows arrived ("3 new"); keeps its place so that nothing below it moves. */
export function NewsNotice({ news }: { news: Pick<ListNews, "waitingCount" | "announced" | "show"> }) {
  const { waitingCount, announced, show } = news;
  const count = waitingCount || announced;
  return (
    <div className="pointer-events-none sticky top-20 z-20 -mb-11 flex h-11 justify-center">
      <span role="status" className="sr-only">
        {count > 0 && m.ui_list_new({ count })}
      </span>
      {waitingCount > 0 && (
        <Button size="sm" className="pointer-events-auto rounded-full shadow-md" onClick={show}>
          <ArrowUp />
          {m.ui_list_new({ count: waitingCount })} · {m.ui_list_show()}
        </Button>
      )}
    </div>
  );
}
