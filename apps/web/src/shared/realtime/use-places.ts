import type { Topic } from "@kerkis/contract/core/realtime.ts";
import { useEffect, useMemo } from "react";
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
  const people = usePresence(topic);
  return useMemo(
    () =>
      new Map(
        people.flatMap((person) =>
          person.userId === userId || person.place === undefined ? [] : [[person.place, person] as const],
        ),
      ),
    [people, userId],
  );
}
