import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Observable } from "#shared/realtime/connection-state.ts";

const open = new WeakMap<QueryClient, Observable<boolean>>();

/** Whether the widget is open. Kept beside React: the routes that come after the first page may render its frame anew. */
export function useChatOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const queryClient = useQueryClient();
  const state = open.get(queryClient) ?? new Observable(false);
  open.set(queryClient, state);
  const isOpen = useSyncExternalStore(state.subscribe, state.get, () => false);
  return [isOpen, (next) => state.set(next)];
}
