import { ArrowUp } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";

interface QueueNewsNoticeProps {
  waitingCount: number;
  /** How many came into the table by themselves. */
  announced: number;
  onShow: () => void;
}

/** Says calmly that applications arrived; keeps its place so that nothing below it moves. */
export function QueueNewsNotice({ waitingCount, announced, onShow }: QueueNewsNoticeProps) {
  return (
    <div className="pointer-events-none sticky top-20 z-20 -mb-11 flex h-11 justify-center">
      <span role="status" className="sr-only">
        {waitingCount > 0
          ? m.evaluations_queue_news({ count: waitingCount })
          : announced > 0 && m.evaluations_queue_news({ count: announced })}
      </span>
      {waitingCount > 0 && (
        <Button size="sm" className="pointer-events-auto rounded-full shadow-md" onClick={onShow}>
          <ArrowUp />
          {m.evaluations_queue_news({ count: waitingCount })} · {m.evaluations_queue_news_show()}
        </Button>
      )}
    </div>
  );
}
