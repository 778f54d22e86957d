import * as z from "zod/mini";

/** Phoenix channel protocol, serializer version 2: `[join_ref, ref, topic, event, payload]` as JSON text. */

const ref = z.nullable(z.string().check(z.maxLength(32)));
const frame = z.tuple([
  ref,
  ref,
  z.string().check(z.minLength(1), z.maxLength(128)),
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.record(z.string(), z.unknown()),
]);

export interface ClientMessage {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Reads one text frame; undefined when it is not a well-formed message. */
export function decodeMessage(text: string): ClientMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = frame.safeParse(json);
  if (!parsed.success) return undefined;
  const [joinRef, messageRef, topic, event, payload] = parsed.data;
  return { joinRef, ref: messageRef, topic, event, payload };
}

export type ReplyStatus = "ok" | "error";

/** Answer to one client message. */
export function encodeReply(
  to: Pick<ClientMessage, "joinRef" | "ref" | "topic">,
  status: ReplyStatus,
  response: object = {},
): Buffer {
  return encode(to.joinRef, to.ref, to.topic, "phx_reply", { status, response });
}

/** A broadcast carries no references, so that one buffer serves every socket. */
export function encodeBroadcast(topic: string, event: string, payload: object): Buffer {
  return encode(null, null, topic, event, payload);
}

/** The end of one channel, addressed to the join it belongs to. */
export function encodeClose(joinRef: string | null, topic: string): Buffer {
  return encode(joinRef, joinRef, topic, "phx_close", {});
}

/** `presence_state` for one join around a payload that is already JSON (encoded once for all joins). */
export function encodePresenceState(joinRef: string | null, topic: string, stateJson: string): Buffer {
  const head = `${JSON.stringify(joinRef)},null,${JSON.stringify(topic)}`;
  return Buffer.from(`[${head},"presence_state",${stateJson}]`);
}

const TEXT_FRAME = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/**
 * A whole WebSocket text frame (RFC 6455 5.2: final, not masked, as servers send): made once, written to any number of
 * sockets as it is, one write each instead of a header and a body.
 */
export function frameText(payload: Buffer): Buffer {
  const { length } = payload;
  if (length < LENGTH_16) return Buffer.concat([Buffer.of(TEXT_FRAME, length), payload]);
  const isShort = length <= 0xffff;
  const header = Buffer.alloc(isShort ? 4 : 10);
  header[0] = TEXT_FRAME;
  header[1] = isShort ? LENGTH_16 : LENGTH_64;
  if (isShort) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
}

function encode(joinRef: string | null, messageRef: string | null, topic: string, event: string, payload: object) {
  return Buffer.from(JSON.stringify([joinRef, messageRef, topic, event, payload]));
}
