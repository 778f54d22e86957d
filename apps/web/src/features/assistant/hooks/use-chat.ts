import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { useList } from "#shared/lists/use-list.ts";
import { useSession } from "#shared/permissions/session.ts";
import { assistantQueries } from "../assistant.queries.ts";
import { chatOwner, isKeptFor } from "../model/chat-owner.ts";
import {
  changeChat,
  type ChatState,
  chatStore,
  emptyChat,
  enterChat,
  NEW_LOG,
  UNKEPT_LOG,
} from "../model/chat-store.ts";

const NOBODYS = emptyChat("");

/** The chat of who is looking, and what may be done with it but sending (`useSend`). */
export function useChat() {
  const session = useSession();
  const store = chatStore(useQueryClient());
  const owner = chatOwner(session);
  const organizationId = session.current_organization?.organization_id ?? null;
  const isUnkept = !isKeptFor(session);
  useLayoutEffect(() => enterChat(store, owner), [store, owner]);
  // What this tab kept is read once the page is alive.
  const known = useSyncExternalStore(store.subscribe, store.get, () => NOBODYS);
  const state = known.owner === owner ? known : emptyChat(owner);
  const list = useList({ ...assistantQueries.conversations(owner), enabled: !isUnkept });
  // A query that is not asked may still hold what it was told before.
  const conversations = isUnkept ? [] : list.rows;
  const change = (changes: (before: ChatState) => Partial<ChatState>) => changeChat(store, owner, changes);

  // Specification 4: the first conversation is selected by itself once it is known who is looking.
  const first = state.selection === "first" ? (conversations[0]?.id ?? null) : null;
  const selected = typeof state.selection === "object" ? state.selection.id : first;
  const log = isUnkept ? UNKEPT_LOG : (selected ?? NEW_LOG);

  return {
    state,
    session,
    organizationId,
    isUnkept,
    conversations,
    list,
    /** The conversation's id; null for a visitor and before the first message of a new one. */
    selected,
    /** Where this conversation's turns are. */
    log,
    change,
    write: (draft: string) => change(() => ({ draft })),
    select: (id: string) => change(() => ({ selection: { id } })),
    /** Specification 2.14: clears the selection; a visitor's log, which is kept nowhere, goes with it. */
    startNew: () =>
      change(({ turns, isPending }) =>
        isUnkept && isPending ? {} : { selection: "new", turns: isUnkept ? { ...turns, [UNKEPT_LOG]: [] } : turns },
      ),
  };
}

export type Chat = ReturnType<typeof useChat>;
