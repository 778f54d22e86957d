import { Client, type ClientConfig } from "pg";
import type { RealtimeLog } from "./types.ts";

const RETRY_STEPS_MS = [200, 500, 1_000, 2_000, 5_000] as const;
const QUERY_TIMEOUT_MS = 10_000;

export interface ListenerOptions {
  connection: ClientConfig;
  channel: string;
  log: RealtimeLog;
  onMessage(payload: string): void;
  /** Listening (again); `gap` says that notices may have been missed before. */
  onListening(gap: boolean): void;
}

/** The one dedicated LISTEN connection of a node: reconnects by itself and says when it may have missed something. */
export class Listener {
  #options: ListenerOptions;
  #client: Client | undefined;
  #sending: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #tries = 0;
  #listenedBefore = false;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#client !== undefined;
  }

  start(): void {
    void this.#connect();
  }

  /** Sends on the listening connection itself, one by one, so that a node's own notices keep their order; lost when it is down. */
  notify(payload: string): Promise<void> {
    this.#sending = this.#sending.then(async () => {
      const client = this.#client;
      if (!client) return;
      try {
        await client.query("select pg_notify($1, $2)", [this.#options.channel, payload]);
      } catch (error) {
        this.#lost(client, error);
      }
    });
    return this.#sending;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new Client({
      application_name: "kerkis realtime",
      ...this.#options.connection,
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    let failed = false;
    const fail = (error?: unknown): void => {
      if (failed) return;
      failed = true;
      this.#lost(client, error);
    };
    client.on("error", fail);
    client.on("end", () => fail());
    client.on("notification", (notice) => {
      if (notice.payload !== undefined && !failed) this.#options.onMessage(notice.payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#options.channel)}`);
    } catch (error) {
      return fail(error);
    }
    if (this.#closed) return void client.end().catch(() => undefined);
    if (failed) return;
    const gap = this.#listenedBefore;
    this.#client = client;
    this.#tries = 0;
    this.#listenedBefore = true;
    this.#options.onListening(gap);
  }

  #lost(client: Client, error: unknown): void {
    if (this.#closed) return;
    if (this.#client && this.#client !== client) return;
    this.#client = undefined;
    client.removeAllListeners();
    client.on("error", () => undefined);
    void client.end().catch(() => undefined);
    const wait = RETRY_STEPS_MS[Math.min(this.#tries, RETRY_STEPS_MS.length - 1)];
    this.#tries += 1;
    this.#options.log.warn({ error, retryInMs: wait }, "realtime: listening connection lost");
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), wait);
  }
}
