import type { IncomingHttpHeaders } from "node:http";
import type { SQL } from "drizzle-orm";

/** Who opened a socket, with what presence tells of them (specification 3). */
export interface RealtimeIdentity {
  userId: string;
  sessionId: string;
  email: string;
  displayName: string;
  userAvatar: string | null;
  /** Listens without being shown. */
  isHidden?: boolean;
}

/** What is kept of the upgrade request, so that the session can be checked again later. */
export interface UpgradeRequest {
  headers: IncomingHttpHeaders;
  url: string;
  remoteAddress: string | undefined;
}

/** May this person join? With `presence`, they are also shown on the topic, by e-mail where `showsEmail`. */
export type TopicDecision =
  | { ok: true; presence?: { organizationId: string | null; showsEmail: boolean } }
  | { ok: false; reason: "forbidden" | "unknown_topic" };

export interface AttachOptions {
  /** The person behind the request's session cookie, or null. Asked at the upgrade and every few minutes after. */
  authenticate(request: UpgradeRequest): Promise<RealtimeIdentity | null>;
  /** Origins besides the request's own host, e.g. the public address behind a proxy. */
  allowedOrigins: readonly string[];
  authorizeTopic(identity: RealtimeIdentity, topic: string, request: UpgradeRequest): Promise<TopicDecision>;
}

export interface RealtimeLimits {
  messageBytes: number;
  topicsPerSocket: number;
  socketsPerUser: number;
  /** A socket that holds back more than this is dropped. */
  bufferedBytes: number;
  /** Messages a client may send in a burst, and how many come back each second. */
  messageBurst: number;
  messagesPerSecond: number;
}

export interface RealtimeTimings {
  /** Sockets are pinged this often; one silent for two rounds is dropped. */
  pingMs: number;
  /** Session and topics of each socket are checked again this often. */
  recheckMs: number;
  /** Nodes say that they live this often, and count as dead after three silent rounds. */
  nodeBeatMs: number;
  /** Presence changes are gathered for at least this long before they are sent. */
  presenceFlushMs: number;
}

/** A database or transaction that runs SQL: drizzle's, in whichever shape. */
export interface SqlExecutor {
  execute(query: SQL): PromiseLike<unknown>;
}

export interface RealtimeLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
