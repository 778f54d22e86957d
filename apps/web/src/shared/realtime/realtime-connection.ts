import type { Socket } from "phoenix";
import {
  CLOSE_CODES,
  REALTIME_PATH,
  REALTIME_TIMINGS,
  reconnectAfterMs,
  RESYNC_EVENT,
  RESYNC_TOPIC,
  type PresenceUpdate,
} from "@kerkis/contract/core/realtime.ts";
import { Observable, type ConnectionState } from "./connection-state.ts";
import { NOBODY, type PresentPerson } from "./people.ts";
import { SharedChannel, type EventListener, type PhoenixLibrary } from "./shared-channel.ts";

/** Joins that come together after a reconnect make one refetch. */
const RESYNC_GATHER_MS = 150;
/** A topic left by one page is often joined by the next. */
const LEAVE_AFTER_MS = 1_000;
const PRESENCE_EVERY_MS = 1_000;

export interface RealtimeConnectionOptions {
  endpoint?: string;
  /** The client library, loaded when it is first needed. */
  load?: () => Promise<PhoenixLibrary>;
  transport?: new (endpoint: string) => object;
  /** The server ended the session: nothing live comes any more until the person signs in again. */
  onSessionEnded?: () => void;
}

/** The page's one socket: shared topics, presence, and the word when something may have been missed. */
export class RealtimeConnection {
  readonly state = new Observable<ConnectionState>("connecting");
  #options: RealtimeConnectionOptions;
  #channels = new Map<string, SharedChannel>();
  #resyncListeners = new Set<() => void>();
  #library: PhoenixLibrary | undefined;
  #socket: Socket | undefined;
  #presence: PresenceUpdate = { status: "online", current_page: "/" };
  #presenceTimer: ReturnType<typeof setTimeout> | undefined;
  #placeTimer: ReturnType<typeof setTimeout> | undefined;
  #resyncTimer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #hasJoined = false;

  constructor(options: RealtimeConnectionOptions = {}) {
    this.#options = options;
  }

  /** Loads the client library and connects. Harmless when called again. */
  async start(): Promise<void> {
    this.#isStopped = false;
    const library = (this.#library ??= await (this.#options.load ?? (() => import("phoenix")))());
    if (this.#isStopped || this.#socket) return;
    const { endpoint = REALTIME_PATH, transport } = this.#options;
    const socket = new library.Socket(endpoint, {
      heartbeatIntervalMs: REALTIME_TIMINGS.heartbeatMs,
      timeout: REALTIME_TIMINGS.joinTimeoutMs,
      reconnectAfterMs,
      rejoinAfterMs: reconnectAfterMs,
      ...(transport && { transport }),
    });
    this.#socket = socket;
    socket.onOpen(() => this.#onOpen(library, socket));
    socket.onClose((event) => this.#onClose(event.code));
    socket.onMessage((message) => this.#onMessage(message));
    globalThis.window?.addEventListener("online", this.#onOnline);
    globalThis.window?.addEventListener("offline", this.#onOffline);
    if (this.#isOffline()) this.state.set("offline");
    socket.connect();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#presenceTimer);
    clearTimeout(this.#placeTimer);
    this.#placeTimer = undefined;
    clearTimeout(this.#resyncTimer);
    globalThis.window?.removeEventListener("online", this.#onOnline);
    globalThis.window?.removeEventListener("offline", this.#onOffline);
    for (const channel of this.#channels.values()) channel.close();
    this.#socket?.disconnect();
    this.#socket = undefined;
  }

  /** Listens to every event of a topic until the returned function is called. */
  listen(topic: string, listener: EventListener): () => void {
    const channel = this.channel(topic);
    channel.listeners.add(listener);
    return () => {
      channel.listeners.delete(listener);
      setTimeout(() => this.#leaveIfUnused(channel), LEAVE_AFTER_MS);
    };
  }

  /** The shared topic; it is joined as soon as there is a socket. */
  channel(topic: string): SharedChannel {
    let channel = this.#channels.get(topic);
    if (!channel) {
      channel = new SharedChannel(topic, () => this.#resyncIn(RESYNC_GATHER_MS));
      this.#channels.set(topic, channel);
      if (this.#library && this.#socket) channel.open(this.#library, this.#socket, () => this.#presence);
    }
    return channel;
  }

  /** Who is on a topic that someone listens to; nobody otherwise. */
  people(topic: string): readonly PresentPerson[] {
    return this.#channels.get(topic)?.people.get() ?? NOBODY;
  }

  /**
   * Calls back whenever events may have been missed: after the first join, after breaks, when the server says so, and at
   * once for who comes later, because nobody listened for them until now.
   */
  onResync(listener: () => void): () => void {
    this.#resyncListeners.add(listener);
    if (this.#hasJoined) setTimeout(() => this.#resyncListeners.has(listener) && listener(), 0);
    return () => this.#resyncListeners.delete(listener);
  }

  /** What the others see of this tab; told at most once a second. */
  tellPresence(update: PresenceUpdate): void {
    if (update.status === this.#presence.status && update.current_page === this.#presence.current_page) return;
    this.#presence = update;
    this.#presenceTimer ??= setTimeout(() => this.#sendPresence(), PRESENCE_EVERY_MS);
  }

  /** The page goes away, or comes back as it was: there is no second to wait (specification 4: offline on page unload). */
  tellPresenceNow(update: PresenceUpdate): void {
    this.#presence = update;
    this.#sendPresence();
  }

  /** Which part of a record this tab is in, told on its topic alone and at most once a second; undefined where it is in none. */
  tellPlace(topic: string, place: string | undefined): void {
    const channel = place === undefined ? this.#channels.get(topic) : this.channel(topic);
    if (!channel || channel.place === place) return;
    channel.place = place;
    this.#placeTimer ??= setTimeout(() => {
      this.#placeTimer = undefined;
      channel.tellPresence(this.#presence);
    }, PRESENCE_EVERY_MS);
  }

  #sendPresence(): void {
    clearTimeout(this.#presenceTimer);
    this.#presenceTimer = undefined;
    for (const channel of this.#channels.values()) {
      if (!channel.topic.startsWith("user:")) channel.tellPresence(this.#presence);
    }
  }

  #onOpen(library: PhoenixLibrary, socket: Socket): void {
    this.state.set("connected");
    for (const channel of this.#channels.values()) channel.open(library, socket, () => this.#presence);
  }

  #onClose(code: number): void {
    if (code === CLOSE_CODES.sessionEnded) {
      this.stop();
      this.state.set("offline");
      this.#options.onSessionEnded?.();
      return;
    }
    if (this.#isStopped) return;
    this.state.set(this.#isOffline() ? "offline" : "reconnecting");
  }

  #onMessage(message: object): void {
    if (!("topic" in message && "event" in message && "payload" in message)) return;
    if (message.topic !== RESYNC_TOPIC || message.event !== RESYNC_EVENT) return;
    const { payload } = message;
    const within = payload && typeof payload === "object" && "within_ms" in payload ? Number(payload.within_ms) : 0;
    this.#resyncIn(Math.random() * within);
  }

  #resyncIn(ms: number): void {
    clearTimeout(this.#resyncTimer);
    this.#resyncTimer = setTimeout(() => {
      this.#hasJoined = true;
      for (const listener of this.#resyncListeners) listener();
    }, ms);
  }

  #leaveIfUnused(channel: SharedChannel): void {
    if (channel.listeners.size > 0 || this.#channels.get(channel.topic) !== channel) return;
    this.#channels.delete(channel.topic);
    channel.close();
  }

  #isOffline(): boolean {
    return typeof navigator !== "undefined" && "onLine" in navigator && !navigator.onLine;
  }

  /** The network is back: the old connection is most likely dead, so it is not waited for. */
  #onOnline = (): void => {
    this.state.set("reconnecting");
    this.#socket?.disconnect();
    this.#socket?.connect();
  };

  #onOffline = (): void => this.state.set("offline");
}
