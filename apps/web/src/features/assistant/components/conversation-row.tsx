import type { ChatConversation } from "@kerkis/contract/assistant/assistant.schema.ts";
import { Trash2 } from "lucide-react";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";

interface ConversationRowProps {
  conversation: ChatConversation;
  isSelected: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

/** A conversation of the history: opens by its title, goes by its own button. */
export function ConversationRow({ conversation, isSelected, onSelect, onDelete }: ConversationRowProps) {
  const { title, last_message_at } = conversation;
  return (
    <div
      className={cn(
        "flex items-center gap-1 rounded-md pr-1 transition-colors duration-150 hover:bg-muted",
        isSelected && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <button
        type="button"
        aria-current={isSelected ? "true" : undefined}
        onClick={onSelect}
        className="grid min-h-13 min-w-0 flex-1 content-center rounded-md px-3 py-1.5 text-left leading-snug -outline-offset-2!"
      >
        <span className={cn("break-words", isSelected ? "font-semibold" : "font-medium")}>{title}</span>
        <RelativeTime value={last_message_at} className="text-[0.8125rem] text-muted-foreground" />
      </button>
      <Button
        variant="ghost"
        size="icon-sm"
        className="text-muted-foreground"
        aria-label={m.assistant_delete_one({ title })}
        title={m.assistant_delete()}
        onClick={onDelete}
      >
        <Trash2 />
      </Button>
    </div>
  );
}
