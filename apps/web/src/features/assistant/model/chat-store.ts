/** The chat as this page knows it, one for the widget and the page of the assistant: it outlives both and every navigation. */
import type { ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import type { QueryClient } from "@tanstack/react-query";
import { Observable } from "#shared/realtime/connection-state.ts";
import { mayTakeOver } from "./chat-owner.ts";
import { keepChat, readKeptChat } from "./kept-chat.ts";

/** A question and what became of it, until the list of messages has both. */
export interface Turn {
  messageId: string;
  text: string;
  status: "pending" | "answered" | "failed";
  reply: string;
  sources: readonly ChatSource[];
  /** Why it failed, where that says when to try again; null words it in general. */
  failure: string | null;
}

/** `first` until the person chooses: the conversation that the list begins with. */
export type Selection = "first" | "new" | { id: string };

export interface ChatState {
  /** The person and the organization that it belongs to. */
  owner: string;
  selection: Selection;
  draft: string;
  /** Turns by the conversation's id, or by one of the logs below. */
  turns: Readonly<Record<string, readonly Turn[]>>;
  isPending: boolean;
}

/** Where a message is while its conversation is being created. */
export const NEW_LOG = "new";
/** Messages that nobody keeps (a visitor's): they live as long as the page. */
export const UNKEPT_LOG = "visitor";

export const emptyChat = (owner: string): ChatState => ({
  owner,
  selection: "first",
  draft: "",
  turns: {},
  isPending: false,
});

const stores = new WeakMap<QueryClient, Observable<ChatState>>();

/** The chat of this page. */
export function chatStore(queryClient: QueryClient): Observable<ChatState> {
  const store = stores.get(queryClient) ?? new Observable(emptyChat(""));
  stores.set(queryClient, store);
  return store;
}

/** Begins for another person or in another organization: nothing of before stays but what they typed themselves. */
export function enterChat(store: Observable<ChatState>, owner: string): void {
  if (store.get().owner === owner) return;
  const kept = readKeptChat();
  const turns: Record<string, Turn[]> = {};
  for (const { log, messageId, text } of kept?.owner === owner ? kept.unsent : [])
    (turns[log] ??= []).push({ messageId, text, status: "failed", reply: "", sources: [], failure: null });
  const draft = kept && mayTakeOver(owner, kept.owner) ? kept.draft : "";
  store.set({ ...emptyChat(owner), draft, turns });
}

/** Changes the chat, unless it belongs to someone else by now. */
export function changeChat(
  store: Observable<ChatState>,
  owner: string,
  change: (state: ChatState) => Partial<ChatState>,
): void {
  const before = store.get();
  if (before.owner !== owner) return;
  const state = { ...before, ...change(before) };
  store.set(state);
  if (state.draft !== before.draft || state.turns !== before.turns) keepChat(toKeep(state));
}

/** What a reload must not lose; a message without a conversation yet goes back into the box. */
function toKeep({ owner, draft, turns }: ChatState) {
  const { [NEW_LOG]: homeless = [], ...logs } = turns;
  const unsent = Object.entries(logs).flatMap(([log, list]) =>
    list.filter(({ status }) => status !== "answered").map(({ messageId, text }) => ({ log, messageId, text })),
  );
  return { owner, draft: [...homeless.map(({ text }) => text), draft].filter(Boolean).join("\n"), unsent };
}

type Turns = ChatState["turns"];

/** Puts a turn at the end of a log, or in the place of the one with its id. */
export function withTurn(turns: Turns, log: string, turn: Turn): Turns {
  const list = turns[log] ?? [];
  const isKnown = list.some(({ messageId }) => messageId === turn.messageId);
  const next = isKnown ? list.map((known) => (known.messageId === turn.messageId ? turn : known)) : [...list, turn];
  return { ...turns, [log]: next };
}

/** Takes a turn out of a log. */
export function withoutTurn(turns: Turns, log: string, messageId: string): Turns {
  return { ...turns, [log]: (turns[log] ?? []).filter((turn) => turn.messageId !== messageId) };
}
