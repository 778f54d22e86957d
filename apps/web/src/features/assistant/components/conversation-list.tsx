import type { ChatConversation } from "@kerkis/contract/assistant/assistant.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { AlertDialog } from "#shared/ui/alert-dialog.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { useDeleteConversation } from "../assistant.mutations.ts";
import type { Chat } from "../hooks/use-chat.ts";
import { ConversationRow } from "./conversation-row.tsx";

interface ConversationListProps {
  chat: Chat;
  onSelected?: () => void;
}

/** The person's conversations in the current organization, the one written to last first. */
export function ConversationList({ chat, onSelected }: ConversationListProps) {
  const [asked, setAsked] = useState<ChatConversation | null>(null);
  const remove = useDeleteConversation(chat.state.owner);
  const { list, conversations } = chat;

  function select({ id }: ChatConversation) {
    chat.select(id);
    onSelected?.();
  }
  function confirm() {
    if (!asked) return;
    remove.mutate(asked, {
      onSuccess: () => {
        if (asked.id === chat.selected) chat.startNew();
      },
      onSettled: () => setAsked(null),
    });
  }
  if (list.isPending) return <SkeletonRows rows={4} />;
  if (list.isError && conversations.length === 0) {
    return (
      <ErrorState
        className="py-6"
        headingLevel={3}
        title={m.assistant_list_failed()}
        description={errorText(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isRefetching}
      />
    );
  }
  if (conversations.length === 0) {
    return (
      <EmptyState
        className="py-6"
        headingLevel={3}
        title={m.assistant_list_empty()}
        description={m.assistant_list_empty_text()}
      />
    );
  }
  return (
    <>
      <ul aria-label={m.assistant_list()} className="grid gap-1">
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isSelected={conversation.id === chat.selected}
            onSelect={() => select(conversation)}
            onDelete={() => setAsked(conversation)}
          />
        ))}
      </ul>
      <LoadMore
        className="pt-2"
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
        shown={conversations.length}
      />
      <AlertDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={m.assistant_delete_title()}
        description={m.assistant_delete_text({ title: asked?.title ?? "" })}
        confirmLabel={m.assistant_delete()}
        tone="danger"
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
