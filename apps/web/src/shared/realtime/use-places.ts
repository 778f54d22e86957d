import type { Topic } from "@kerkis/contract/core/realtime.ts";
import { useEffect } from "react";
import type { PresentPerson } from "./people.ts";
import { usePresence } from "./use-presence.ts";
import { useRealtime } from "./realtime-context.ts";

/** Tells the others on a record's topic which part of it this tab is in; undefined for none. */
export function usePlaceReport(topic: Topic | null, place: string | undefined): void {
  const connection = useRealtime();
  useEffect(() => {
    if (topic !== null) connection?.tellPlace(topic, place);
  }, [connection, topic, place]);
  useEffect(
    () => () => {
      if (topic !== null) connection?.tellPlace(topic, undefined);
    },
    [connection, topic],
  );
}

/** Who else is in which part of a record. */
export function useOthersByPlace(topic: Topic | null, userId: string | undefined): ReadonlyMap<string, PresentPerson> {
  const others = usePresence(topic).filter((person) => person.userId !== userId);
  return new Map(others.flatMap((person) => (person.place === undefined ? [] : [[person.place, person] as const])));
}
