import type { PresenceMeta, PresenceStatus } from "@kerkis/contract/core/realtime.ts";

/** One person on a topic, whatever their number of tabs. */
export interface PresentPerson {
  userId: string;
  name: string;
  avatarUrl: string | null;
  /** Online when any tab is seen, else away. */
  status: PresenceStatus;
  currentPage: string;
  /** The part of the record that they change, in a tab that they look at. */
  place: string | undefined;
  lastSeen: string;
}

const ORDER: readonly PresenceStatus[] = ["online", "away", "offline"];

/** The most present tab speaks for the person. Undefined when there is none. */
export function toPerson(userId: string, metas: readonly PresenceMeta[]): PresentPerson | undefined {
  const [meta] = metas.toSorted(
    (a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.last_seen.localeCompare(a.last_seen),
  );
  return (
    meta && {
      userId,
      name: meta.display_name || meta.user_name,
      avatarUrl: meta.user_avatar,
      status: meta.status,
      currentPage: meta.current_page,
      place: meta.status === "online" ? meta.place : undefined,
      lastSeen: meta.last_seen,
    }
  );
}

export const NOBODY: readonly PresentPerson[] = [];
