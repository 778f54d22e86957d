import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import type { Turn } from "../model/chat-store.ts";
import { replyBlocks } from "../model/reply-blocks.ts";
import type { LogEntry } from "../hooks/use-chat-log.ts";
import { ChatSources } from "./chat-sources.tsx";

/** The floating widget, or the assistant's page: each words a failed call its own way (specification 8). */
export type ChatPlace = "widget" | "page";

interface ChatMessageProps {
  entry: LogEntry;
  place: ChatPlace;
  isBlocked: boolean;
  onRetry: (turn: Turn) => void;
  onFollow?: (() => void) | undefined;
}

/** What the person said at the end of the line, what the assistant said at its beginning. */
export function ChatMessage({ entry, place, isBlocked, onRetry, onFollow }: ChatMessageProps) {
  if (entry.kind === "user") {
    return (
      <Bubble from={m.assistant_from_user()} className="self-end bg-primary-soft">
        <p className="whitespace-pre-wrap">{entry.text}</p>
      </Bubble>
    );
  }
  if (entry.kind === "thinking") {
    return (
      <Bubble from={m.assistant_from_bot()} className="bg-muted text-muted-foreground">
        <p className="anim-skeleton">{m.assistant_thinking()}</p>
      </Bubble>
    );
  }
  if (entry.kind === "failure") {
    const general = place === "widget" ? m.assistant_failed() : m.assistant_connection();
    return (
      <Bubble from={m.assistant_from_bot()} className="grid justify-items-start gap-2 bg-danger-soft">
        <p>{entry.text ?? general}</p>
        <Button variant="outline" size="sm" disabled={isBlocked} onClick={() => onRetry(entry.turn)}>
          <RotateCw />
          {m.ui_try_again()}
        </Button>
      </Bubble>
    );
  }
  return (
    <Bubble from={m.assistant_from_bot()} className="grid gap-2 bg-muted">
      <ReplyText text={entry.text} />
      <ChatSources sources={entry.sources} onFollow={onFollow} />
    </Bubble>
  );
}

function Bubble({ from, className, children }: { from: string; className: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "max-w-[min(88%,40rem)] shrink-0 self-start rounded-lg px-3.5 py-2.5 text-[0.9375rem] leading-relaxed break-words",
        className,
      )}
    >
      <span className="sr-only">{from} </span>
      {children}
    </div>
  );
}

/** Plain text only: what looks like markup is shown as it was written. */
function ReplyText({ text }: { text: string }) {
  return replyBlocks(text).map(({ kind, at, lines }) =>
    kind === "list" ? (
      <ul key={at} className="grid list-disc gap-1 pl-5 marker:text-muted-foreground">
        {lines.map((line) => (
          <li key={line.at}>{line.text}</li>
        ))}
      </ul>
    ) : (
      lines.map((line) => <p key={line.at}>{line.text}</p>)
    ),
  );
}
