import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { SqlExecutor } from "./types.ts";

/** The PostgreSQL channel that all nodes listen on. */
export const NOTICE_CHANNEL = "kerkis_realtime";

/** PostgreSQL takes notices shorter than 8,000 bytes. */
const NOTICE_BYTES_MAX = 7_999;

const notice = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("event"),
    topic: z.string(),
    event: z.string(),
    payload: z.record(z.string(), z.unknown()),
  }),
  z.object({ type: z.literal("end_session"), sessionId: z.string() }),
  z.object({ type: z.literal("end_user"), userId: z.string() }),
  z.object({ type: z.literal("revoke"), userId: z.nullable(z.string()), topic: z.string() }),
  z.object({ type: z.literal("presence"), node: z.unknown() }),
  z.object({ type: z.literal("signal"), name: z.string() }),
]);
export type Notice = z.infer<typeof notice>;

export function parseNotice(text: string): Notice | undefined {
  try {
    const parsed = notice.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** JSON of a notice. Throws RangeError when it does not fit one: send ids, not rows. */
export function encodeNotice(value: Notice): string {
  const text = JSON.stringify(value);
  const bytes = Buffer.byteLength(text);
  if (bytes > NOTICE_BYTES_MAX)
    throw new RangeError(`realtime notice of ${bytes} bytes, more than ${NOTICE_BYTES_MAX}`);
  return text;
}

/** Sends many in one statement, in their order. */
export async function sendNotices(db: SqlExecutor, values: readonly Notice[]): Promise<void> {
  if (values.length === 0) return;
  const texts = JSON.stringify(values.map(encodeNotice));
  await db.execute(sql`select pg_notify(${NOTICE_CHANNEL}, text) from jsonb_array_elements_text(${texts}::jsonb) text`);
}

/** Sends to every node when the caller's transaction commits, and not at all when it does not. */
export async function sendNotice(db: SqlExecutor, value: Notice): Promise<void> {
  await db.execute(sql`select pg_notify(${NOTICE_CHANNEL}, ${encodeNotice(value)})`);
}
