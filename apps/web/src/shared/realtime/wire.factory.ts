import { expect } from "vitest";

export type Frame = [string | null, string | null, string, string, Record<string, unknown>];

/** The network: sockets that a test opens, answers and breaks by hand. */
export class Wire {
  static sockets: Wire[] = [];
  static refused = new Map<string, string>();
  readyState = 0;
  bufferedAmount = 0;
  sent: Frame[] = [];
  onopen: () => void = () => undefined;
  onerror: (error: unknown) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  readonly address: string;

  static reset(): void {
    Wire.sockets = [];
    Wire.refused.clear();
  }

  constructor(address: string) {
    this.address = address;
    Wire.sockets.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  send(text: string): void {
    const frame = JSON.parse(text) as Frame;
    this.sent.push(frame);
    const [joinRef, ref, topic, event] = frame;
    const reason = Wire.refused.get(topic);
    const refused = event === "phx_join" && reason !== undefined;
    const payload = refused ? { status: "error", response: { reason } } : { status: "ok", response: {} };
    queueMicrotask(() => this.deliver([joinRef, ref, topic, "phx_reply", payload]));
  }

  deliver(frame: Frame): void {
    if (this.readyState === 1) this.onmessage({ data: JSON.stringify(frame) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  close(): void {
    this.readyState = 3;
  }
}

/** Opens the socket that the page asks for; the one of the test before it may still be the newest. */
export async function openWire(): Promise<void> {
  await expect.poll(() => Wire.sockets.at(-1)?.readyState).toBe(0);
  lastWire().open();
}

/** Somebody else arrives on a topic that this tab has joined, in a part of its record; undefined for nowhere. */
export async function arriveAt(topic: string, name: string, place: string | undefined): Promise<void> {
  const wire = lastWire();
  await expect.poll(() => wire.sent.some(([, , of, event]) => of === topic && event === "phx_join")).toBe(true);
  const [joined] = wire.sent.find(([, , of]) => of === topic) ?? [];
  const meta = {
    phx_ref: crypto.randomUUID(),
    user_id: "0192c7a0-0000-7000-8000-00000000000f",
    user_name: "Anonymous",
    display_name: name,
    user_avatar: null,
    organization_id: topic.split(":")[1],
    last_seen: "2026-11-24T09:00:00.000Z",
    status: "online",
    current_page: "/",
    place,
  };
  wire.deliver([joined ?? null, null, topic, "presence_state", { [meta.user_id]: { metas: [meta] } }]);
}

/** Something happens on a topic that this tab has joined. */
export async function happenOn(topic: string, event: string, payload: Frame[4] = {}): Promise<void> {
  const wire = lastWire();
  await expect.poll(() => wire.sent.some(([, , of, name]) => of === topic && name === "phx_join")).toBe(true);
  const [joined] = wire.sent.find(([, , of]) => of === topic) ?? [];
  wire.deliver([joined ?? null, null, topic, event, payload]);
}

/** Which parts of which records this tab has told to be in. */
export const placesTold = (): [topic: string, place: unknown][] =>
  lastWire().sent.flatMap(([, , of, event, payload]) =>
    (event === "presence_update" || event === "phx_join") && payload["place"] ? [[of, payload["place"]]] : [],
  );

/** The newest socket. */
export function lastWire(): Wire {
  const wire = Wire.sockets.at(-1);
  if (!wire) throw new Error("No socket was opened.");
  return wire;
}
