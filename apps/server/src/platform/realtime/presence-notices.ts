import * as z from "zod/mini";
import { PRESENCE_STATUSES, type PresenceMeta } from "@kerkis/contract/core/realtime.ts";

/** What nodes tell each other about presence. */

const meta = z.object({
  phx_ref: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  /** Absent from a node that is about to be replaced. */
  display_name: z._default(z.string(), ""),
  user_avatar: z.nullable(z.string()),
  organization_id: z.nullable(z.string()),
  status: z.enum(PRESENCE_STATUSES),
  current_page: z.string(),
  place: z.optional(z.string()),
  last_seen: z.string(),
});
const topicMeta = z.tuple([z.string(), meta]);
export type TopicMeta = [topic: string, meta: PresenceMeta];

const nodeNotice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ask"), node: z.nullable(z.string()) }),
  z.object({ kind: z.literal("beat"), change: z.int() }),
  z.object({
    kind: z.literal("change"),
    change: z.int(),
    joins: z.array(topicMeta),
    leaves: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("state"),
    change: z.int(),
    part: z.int(),
    last: z.boolean(),
    joins: z.array(topicMeta),
  }),
  z.object({ kind: z.literal("bye") }),
]);
export type NodeNotice = z.infer<typeof nodeNotice>;

const envelope = z.object({ from: z.string(), notice: nodeNotice });
export type NodeEnvelope = z.infer<typeof envelope>;

export function parseNodeEnvelope(raw: unknown): NodeEnvelope | undefined {
  const parsed = envelope.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** A PostgreSQL notice holds less than 8,000 bytes; this leaves room for the envelope. */
const CHUNK_BYTES = 7_000;

/** Splits joins and leaves, in order, into parts that each fit one notice. */
export function chunkNotices(
  joins: readonly TopicMeta[],
  leaves: readonly string[],
): { joins: TopicMeta[]; leaves: string[] }[] {
  const parts: { joins: TopicMeta[]; leaves: string[] }[] = [];
  let bytes = Infinity;
  const room = (size: number): { joins: TopicMeta[]; leaves: string[] } => {
    const last = parts.at(-1);
    if (last && bytes + size <= CHUNK_BYTES) {
      bytes += size;
      return last;
    }
    const part = { joins: [], leaves: [] };
    parts.push(part);
    bytes = size;
    return part;
  };
  for (const join of joins) room(Buffer.byteLength(JSON.stringify(join)) + 1).joins.push(join);
  for (const ref of leaves) room(Buffer.byteLength(ref) + 3).leaves.push(ref);
  return parts;
}
