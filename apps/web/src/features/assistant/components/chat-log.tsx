import { useLayoutEffect, useRef } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import type { Turn } from "../model/chat-store.ts";
import type { useChatLog } from "../hooks/use-chat-log.ts";
import { ChatMessage, type ChatPlace } from "./chat-message.tsx";

/** In pixels. */
const QUESTION_MARGIN = 12;

/** A long answer is read from its beginning: the question stays in sight above it. In pixels from the top. */
function placeOfLastQuestion(element: HTMLElement): number {
  const question = element.querySelector('[role="log"]')?.lastElementChild?.previousElementSibling;
  return question instanceof HTMLElement ? question.offsetTop - QUESTION_MARGIN : element.scrollHeight;
}

interface ChatLogProps {
  messages: ReturnType<typeof useChatLog>;
  place: ChatPlace;
  isBlocked: boolean;
  onRetry: (turn: Turn) => void;
  onFollow?: (() => void) | undefined;
}

/** The messages, oldest first; new ones are read aloud and scrolled to, earlier ones come above without moving the rest. */
export function ChatLog({ messages, place, isBlocked, onRetry, onFollow }: ChatLogProps) {
  const { entries, hasEarlier, isLoadingEarlier, loadEarlier } = messages;
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ last: "", height: 0 });
  const last = entries.at(-1);
  const lastShown = last ? `${last.id} ${last.kind}` : "";
  // At every rendering: what grows above may be older messages.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const grown = element.scrollHeight - before.current.height;
    if (before.current.last === lastShown) element.scrollTop += grown;
    else element.scrollTop = placeOfLastQuestion(element);
    before.current = { last: lastShown, height: element.scrollHeight };
  });
  return (
    <div
      ref={log}
      // It scrolls by itself, so the keyboard must reach it.
      role="region"
      aria-label={m.assistant_messages()}
      tabIndex={0}
      // The server's HTML begins at the last question too, where browsers can say so.
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2! [overflow-anchor:none] [&>[role=log]>:nth-last-child(2)]:scroll-mt-3 [&>[role=log]>:nth-last-child(2)]:[scroll-initial-target:nearest]"
    >
      {hasEarlier && (
        <div className="flex justify-center pb-4">
          <Button variant="ghost" size="sm" pending={isLoadingEarlier} onClick={loadEarlier}>
            {m.assistant_earlier()}
          </Button>
        </div>
      )}
      <div role="log" aria-live="polite" aria-label={m.assistant_tab_chat()} className="flex flex-col gap-4">
        {entries.map((entry) => (
          <ChatMessage
            key={entry.id}
            entry={entry}
            place={place}
            isBlocked={isBlocked}
            onRetry={onRetry}
            onFollow={onFollow}
          />
        ))}
      </div>
    </div>
  );
}
