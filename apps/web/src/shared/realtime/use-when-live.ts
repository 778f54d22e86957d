import { orgTopic, type RecordKind, recordTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { askAgain } from "#shared/api/ask-again.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "./use-channel.ts";
import { useResync } from "./use-resync.ts";

/** Which of its events count; by its payload, where not all do. */
type Events = Readonly<Record<string, true | ((payload: unknown) => boolean)>>;

export interface LiveSource {
  /** Events of the person's own channel. */
  person?: Events;
  /** Events of an organization's channel: the current one's, or another's that is named. */
  organization?: Events;
  organizationId?: string;
  /** Events of the channel of a record that is open. */
  record?: { kind: RecordKind; id: string; events: Events };
}

/** One command emits several events; one look at the result is enough. */
const SETTLE_MS = 250;

/** Calls back soon after something of this happened, once for many at a time, and after events may have been missed. */
export function useWhenLive(source: LiveSource, then: () => void): void {
  const { person = {}, organization = {}, organizationId, record } = source;
  const { profile, current_organization } = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, SETTLE_MS);
  };
  const listeners = (events: Events) =>
    Object.fromEntries(
      Object.entries(events).map(([event, counts]) => [
        event,
        (payload: unknown) => {
          if (counts === true || counts(payload)) settle();
        },
      ]),
    );
  const id = organizationId ?? current_organization?.organization_id;
  useChannel(profile ? userTopic(profile.id) : null, listeners(person));
  useChannel(id === undefined ? null : orgTopic(id), listeners(organization));
  useChannel(
    record && id !== undefined ? recordTopic(id, record.kind, record.id) : null,
    listeners(record?.events ?? {}),
  );
  useResync(settle);
  useEffect(() => () => clearTimeout(timer.current), [timer]);
}

/** What was asked under these keys is asked for again when that happens. */
export function useStaleWhen(source: LiveSource, keys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  useWhenLive(source, () => void askAgain(queryClient, keys));
}
