import type { ChatAiInput, ChatConversation } from "@kerkis/contract/assistant/assistant.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { errorText } from "#shared/api/errors.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { assistantQueries } from "./assistant.queries.ts";

/** Begins a conversation; what went wrong is told. */
export function useStartConversation() {
  return useCommand({
    mutationFn: (input: { title: string; route: string }) => api.assistant.startConversation(input),
    // Told here and not by the caller: the widget may be closed by then.
    onError: (error) => toast.error(m.assistant_create_failed(), { description: errorText(error) }),
  });
}

/** Its one retry after a lost answer is safe: the message's id keeps it once. */
export function useAskAssistant() {
  return useCommand({ mutationFn: (input: ChatAiInput) => api.assistant.chatAi(input) });
}

/** Takes a conversation off the list, with what this browser knows of it. */
export function useDeleteConversation(owner: string) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: ({ id }: ChatConversation) => api.assistant.deleteConversation({ id }),
    stale: () => [[...assistantQueries.all(), "conversations"]],
    done: () => m.assistant_deleted(),
    onSuccess: (_done, { id }) =>
      queryClient.removeQueries({ queryKey: assistantQueries.messages(owner, id).queryKey, type: "inactive" }),
  });
}
