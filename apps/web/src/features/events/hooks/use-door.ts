import type { DoorEntry, DoorTicket } from "@kerkis/contract/events/door/door.schema.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useConnectivity } from "#shared/offline/connectivity.ts";
import { StoredItem, useStored } from "#shared/storage/stored-item.ts";
import { useSendEntries } from "../events.mutations.ts";
import { eventsQueries } from "../events.queries.ts";

interface KeptEntry extends DoorEntry {
  event_id: string;
}

/** Entries that the server does not know yet; they go with the person. */
const kept = new StoredItem("door-entries");
const SENT_AT_ONCE = 100;

function entriesOf(stored: string | null | undefined): KeptEntry[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? (parsed as KeptEntry[]) : [];
  } catch {
    return [];
  }
}

/** The tickets of an event as the phone at its door knows them, its own entries included, and the way to let someone in. */
export function useDoor(id: string) {
  const { data: list } = useSuspenseQuery(eventsQueries.door(id));
  const waiting = entriesOf(useStored(kept)).filter((entry) => entry.event_id === id);
  const connectivity = useConnectivity();
  const { mutate, isPending } = useSendEntries();
  const send = useEffectEvent(() => {
    const entries = waiting.slice(0, SENT_AT_ONCE).map(({ event_id: _event, ...entry }) => entry);
    if (entries.length === 0 || isPending || connectivity === "offline") return;
    mutate(
      { id, entries },
      {
        onSuccess: ({ results }) => {
          const answered = new Set(results.map(({ entry_id }) => entry_id));
          kept.write(JSON.stringify(entriesOf(kept.read()).filter(({ entry_id }) => !answered.has(entry_id))));
        },
      },
    );
  });
  const count = waiting.length;
  // Sent as it is written, when the network is back, and now and then in between.
  useEffect(() => {
    if (count > 0 && connectivity !== "offline") send();
    const timer = setInterval(() => send(), 10_000);
    return () => clearInterval(timer);
  }, [count, connectivity]);
  const entered = new Set(waiting.map(({ user_id }) => user_id));
  const isIn = (ticket: DoorTicket): boolean => ticket.checked_in_at !== null || entered.has(ticket.user_id);
  return {
    list,
    isIn,
    waiting: waiting.length,
    inside: list.tickets.filter(isIn).length,
    isOffline: connectivity !== "online",
    letIn: ({ user_id }: DoorTicket, door: string) => {
      const entry = { event_id: id, entry_id: crypto.randomUUID(), user_id, door, at: new Date().toISOString() };
      kept.write(JSON.stringify([...entriesOf(kept.read()), entry]));
    },
  };
}
