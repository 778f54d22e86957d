import { useSyncExternalStore } from "react";
import type { Topic } from "@kerkis/contract/core/realtime.ts";
import { NOBODY, type PresentPerson } from "./people.ts";
import { useRealtime } from "./realtime-context.ts";
import type { RealtimeConnection } from "./realtime-connection.ts";

const nothing = (): void => undefined;

/** Who is on the topic now; empty until it is joined. */
export function usePresence(topic: Topic | null): readonly PresentPerson[] {
  const connection = useRealtime();
  const subscribe = (onChange: () => void) => follow(connection, topic, onChange);
  const read = () => (connection && topic !== null ? connection.people(topic) : NOBODY);
  return useSyncExternalStore(subscribe, read, () => NOBODY);
}

function follow(connection: RealtimeConnection | null, topic: Topic | null, onChange: () => void): () => void {
  if (!connection || topic === null) return nothing;
  // Each listener is one of its own: who goes must not take away another's.
  const leave = connection.listen(topic, () => undefined);
  const unsubscribe = connection.channel(topic).people.subscribe(onChange);
  return () => {
    unsubscribe();
    leave();
  };
}
