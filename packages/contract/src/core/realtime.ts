import * as z from "zod/mini";

/** The live channel (specification 7.4 and 9): numbers, topics and payloads that both sides agree on. */

/** Address of the socket; the client library appends `/websocket`. */
export const REALTIME_PATH = "/socket";

/** Specification 9: heartbeat 25 s, join time-out 10 s, reconnect back-off 1, 2, 5, 10 s. */
export const REALTIME_TIMINGS = {
  heartbeatMs: 25_000,
  joinTimeoutMs: 10_000,
  reconnectStepsMs: [1_000, 2_000, 5_000, 10_000],
} as const;

/** Wait before the try of this number (from 1), in milliseconds; the last step repeats. */
export function reconnectAfterMs(tries: number): number {
  const steps = REALTIME_TIMINGS.reconnectStepsMs;
  return steps[Math.min(Math.max(tries, 1), steps.length) - 1] ?? steps[3];
}

/** Topics are `<kind>:<id>`: a person's own notices, or one organization's activity and presence. */
export const TOPIC_KINDS = ["user", "org"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];
export type Topic = `${TopicKind}:${string}`;

export const userTopic = (userId: string): Topic => `user:${userId}`;
export const orgTopic = (organizationId: string): Topic => `org:${organizationId}`;

/** Kind and id of a topic, or undefined when it is none of ours. */
export function parseTopic(topic: string): { kind: TopicKind; id: string } | undefined {
  const at = topic.indexOf(":");
  const kind = TOPIC_KINDS.find((known) => known === topic.slice(0, at));
  const id = topic.slice(at + 1);
  return kind && id ? { kind, id } : undefined;
}

/** Close codes of our own (the 4000s belong to applications). */
export const CLOSE_CODES = { sessionEnded: 4401 } as const;

/** Sent on the `phoenix` topic after the server may have missed something: refetch within `within_ms`. */
export const RESYNC_EVENT = "resync";
export const RESYNC_TOPIC = "phoenix";

/** Specification 3 and 4: presence. */
export const PRESENCE_STATUSES = ["online", "away", "offline"] as const;
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number];

export const PRESENCE_UPDATE_EVENT = "presence_update";
export const presenceUpdate = z.object({
  status: z.enum(PRESENCE_STATUSES),
  current_page: z.string().check(z.maxLength(200), z.regex(/^\/[^?#]*$/)),
});
export type PresenceUpdate = z.infer<typeof presenceUpdate>;

/** Presence record of one browser tab (specification 3); a person with several tabs has several. */
export interface PresenceMeta extends PresenceUpdate {
  phx_ref: string;
  user_id: string;
  user_name: string;
  user_avatar: string | null;
  organization_id: string | null;
  last_seen: string;
}

/** Who is on a topic, by user id, as the client library keeps it. */
export type PresenceState = Record<string, { metas: PresenceMeta[] }>;
