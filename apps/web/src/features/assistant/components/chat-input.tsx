import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";

interface ChatInputProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onWrite: (draft: string) => void;
  onSend: () => void;
  /** A reply is on its way. */
  isPending: boolean;
  isOffline: boolean;
}

/** The box: Enter sends, Shift+Enter does not; blank text is ignored (specification 2.14 and 5). */
export function ChatInput({ ref, draft, onWrite, onSend, isPending, isOffline }: ChatInputProps) {
  const noteId = useId();
  const isBlocked = isPending || isOffline || draft.trim() === "";
  function onKeyDown(event: KeyboardEvent) {
    // While a word is composed, Enter chooses it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlocked) onSend();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isBlocked) onSend();
  }
  return (
    <form onSubmit={submit} className="shrink-0 border-t border-border p-3">
      {isOffline && (
        <p role="status" className="mb-2 rounded-sm bg-warning-soft px-3 py-2 text-sm">
          {m.assistant_offline()}
        </p>
      )}
      <div className="flex items-end gap-2">
        <Textarea
          ref={ref}
          rows={1}
          maxRows={6}
          value={draft}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={LIMITS.chatMessageMax}
          aria-label={m.assistant_input()}
          aria-describedby={noteId}
          placeholder={m.assistant_placeholder()}
          enterKeyHint="send"
          // It grows by itself.
          style={{ resize: "none" }}
        />
        <Button
          type="submit"
          size="icon"
          className="size-11"
          aria-label={m.assistant_send()}
          title={m.assistant_send()}
          disabled={isBlocked}
        >
          <SendHorizontal />
        </Button>
      </div>
      <p id={noteId} className="mt-2 text-[0.8125rem] leading-snug text-muted-foreground">
        {m.assistant_about()} <span className="max-md:hidden">{m.assistant_keys()}</span>
      </p>
    </form>
  );
}
