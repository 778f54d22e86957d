import { UUID } from "./text/ids.ts";

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

/** Topics are `<kind>:<id>`: a person's own notices, one organization's activity and presence, or who looks at one of its records. */
export const TOPIC_KINDS = ["user", "org", "record"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];
export type Topic = `${TopicKind}:${string}`;

export const userTopic = (userId: string): Topic => `user:${userId}`;
export const orgTopic = (organizationId: string): Topic => `org:${organizationId}`;

/** Records that show who else of the organization looks at them (completions 6). */
export const RECORD_KINDS = [
  "startup",
  "application",
  "organization",
  "programme",
  "form",
  "workflow",
  "event",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface RecordPlace {
  organizationId: string;
  kind: RecordKind;
  recordId: string;
}

export const recordTopic = (organizationId: string, kind: RecordKind, recordId: string): Topic =>
  `record:${organizationId}:${kind}:${recordId}`;

/** The record behind the id of a `record:` topic, or undefined when it is none. */
export function parseRecordPlace(topicId: string): RecordPlace | undefined {
  const [organizationId = "", kindName, recordId = "", ...rest] = topicId.split(":");
  const kind = RECORD_KINDS.find((known) => known === kindName);
  if (!kind || rest.length > 0 || !UUID.test(organizationId) || !UUID.test(recordId)) return undefined;
  return { organizationId, kind, recordId };
}

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

/** Sent on `user:<id>` or `org:<id>` when memberships, roles or page permissions changed: ask again who is looking. */
export const SESSION_CHANGED_EVENT = "session_changed";

/** Specification 3 and 4: presence. */
export const PRESENCE_STATUSES = ["online", "away", "offline"] as const;
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number];

/** Name of someone whose e-mail is not for the others on a topic. */
export const ANONYMOUS = "Anonymous";

export const PRESENCE_UPDATE_EVENT = "presence_update";
/** What a tab tells of itself; the server checks it (core/presence.ts). */
export interface PresenceUpdate {
  status: PresenceStatus;
  /** Path of the page, without query. */
  current_page: string;
  /** The part of a record that is being changed, such as a step and its setting; on the channel of that record alone. */
  place?: string | undefined;
}

/** Presence record of one browser tab (specification 3); a person with several tabs has several. */
export interface PresenceMeta extends PresenceUpdate {
  phx_ref: string;
  user_id: string;
  /** The e-mail, or "Anonymous" (specification 3); people are shown by `display_name`. */
  user_name: string;
  display_name: string;
  user_avatar: string | null;
  organization_id: string | null;
  last_seen: string;
}

/** Who is on a topic, by user id, as the client library keeps it. */
export type PresenceState = Record<string, { metas: PresenceMeta[] }>;
