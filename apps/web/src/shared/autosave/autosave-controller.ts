import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { reconnectAfterMs } from "@kerkis/contract/core/realtime.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { errorCode, isNetworkFailure } from "#shared/api/errors.ts";
import { refusalOf } from "#shared/api/client.ts";
import { forget, keep, readKept, type KeyValueStorage } from "./autosave-storage.ts";
import { type Clash, mergeChanges, sameValue, withValueAt } from "./merge-changes.ts";

/**
 * `clean`: nothing typed yet; `waiting`: typed, about to be sent; `saving`; `saved`; `offline`: kept in this browser, sent
 * when the connection is back; `conflict`: changed elsewhere in the same fields, the person decides; `failed`: refused, see `error`.
 */
export type AutosaveStatus = "clean" | "waiting" | "saving" | "saved" | "offline" | "conflict" | "failed";

export interface AutosaveState {
  readonly status: AutosaveStatus;
  /** ISO moment of the last acknowledged save. */
  readonly savedAt: string | null;
  readonly error: unknown;
  /** What both changed, while `status` is "conflict". */
  readonly clashes: readonly Clash[];
}

const NO_CLASHES: readonly Clash[] = [];

export interface Versioned<Value> {
  readonly value: Value;
  readonly version: number;
}

export interface AutosaveActions<Value> {
  /** Sends the whole value with the version it began from. */
  save: (value: Value, version: number) => Promise<{ version: number; saved_at: string }>;
  /** Fetches the record as the server has it now; asked after a conflict. */
  load: () => Promise<Versioned<Value>>;
  /** Puts a value on screen: an edit found in this browser, or one merged with what others saved. */
  apply: (value: Value, why: "restored" | "merged" | "theirs") => void;
}

interface Environment {
  storage: KeyValueStorage;
  isOnline: () => boolean;
  owner: string;
}

const MAX_ROUNDS = 5;
const UNANSWERED_KEPT = 8;
/** Somebody saved meanwhile. */
const STALE_CODES: ReadonlySet<string> = new Set(["request.conflict", "programme.overtaken"] satisfies ErrorCode[]);
const RETRY_STATUSES = new Set([408, 429, 502, 503, 504]);

/** The answer may still come: keep the edit and try again. */
function isPassing(error: unknown): boolean {
  const status = refusalOf(error)?.status;
  return isNetworkFailure(error) || (status !== undefined && RETRY_STATUSES.has(status));
}

/** Saves one record as it is typed: after a pause, one request at a time, never losing what was typed. Knows no React. */
export class AutosaveController<Value> {
  #key: string;
  #base: Value;
  #version: number;
  #mine: Value;
  /** Sent without an answer: the server may have it. */
  #sent: readonly Value[] = [];
  #actions: AutosaveActions<Value> | undefined;
  #environment: Environment;
  #state: AutosaveState = { status: "clean", savedAt: null, error: null, clashes: NO_CLASHES };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #tries = 0;

  constructor(key: string, start: Versioned<Value>, environment: Environment) {
    this.#key = key;
    this.#base = start.value;
    this.#mine = start.value;
    this.#version = start.version;
    this.#environment = environment;
  }

  get isDirty(): boolean {
    return !sameValue(this.#mine, this.#base);
  }
  getState = (): AutosaveState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** On screen: brings back what was typed and never acknowledged. Returns the way off the screen, which sends what is unsent. */
  attach(actions: AutosaveActions<Value>): () => void {
    this.#actions = actions;
    this.#restore();
    return () => {
      void this.flush().finally(() => {
        if (this.#actions !== actions) return;
        this.#actions = undefined;
        clearTimeout(this.#timer);
      });
    };
  }

  #restore(): void {
    const kept = readKept<Value>(this.#environment.storage, this.#key);
    if (!kept || sameValue(kept.mine, this.#base)) return;
    this.#mergeWith({ value: this.#base, version: this.#version }, kept, "restored");
  }

  /** What is on screen now. */
  change(value: Value): void {
    if (sameValue(value, this.#mine)) return;
    this.#mine = value;
    if (!this.isDirty) return this.#settle(this.#state.savedAt === null ? "clean" : "saved");
    this.#keep();
    if (this.#state.status === "conflict") return;
    this.#set({ status: this.#environment.isOnline() && this.#tries === 0 ? "waiting" : "offline" });
    this.#schedule(LIMITS.autosaveMs);
  }

  /** Sends at once what is unsent. Resolves to the version the server now has, or null while something is unsaved. */
  async flush(): Promise<number | null> {
    clearTimeout(this.#timer);
    for (let round = 0; this.isDirty && this.#state.status !== "conflict" && round < MAX_ROUNDS; round += 1) {
      await this.#send();
      if (this.#state.status !== "waiting") break;
    }
    return this.isDirty ? null : this.#version;
  }

  /** The connection is back. */
  reconnect(): void {
    this.#tries = 0;
    void this.flush();
  }

  /** Takes over what others saved; where something here is unsent, they meet when it is sent. */
  async follow(): Promise<void> {
    const actions = this.#actions;
    if (!actions || this.isDirty || this.#running) return;
    const latest = await actions.load().catch(() => null);
    if (!latest || latest.version <= this.#version || this.isDirty || this.#running) return;
    this.#adopt(latest, latest.value);
    actions.apply(latest.value, "theirs");
  }

  /** Ends a conflict: my fields stand over theirs, or theirs replace mine. */
  async resolve(choice: "mine" | "theirs"): Promise<void> {
    const actions = this.#actions;
    if (!actions) return;
    const latest = await actions.load();
    const merged = mergeChanges({ base: this.#base, mine: this.#mine, theirs: latest.value }).value;
    const value = choice === "mine" ? merged : latest.value;
    this.#adopt(latest, value);
    actions.apply(value, choice === "mine" ? "merged" : "theirs");
    this.#afterMerge();
  }

  /** Of what both changed, one side is picked at one place; once it was picked at all of them, the edits go together. */
  async pick({ path, theirs }: Clash, choice: "mine" | "theirs"): Promise<void> {
    const actions = this.#actions;
    if (!actions || this.#state.status !== "conflict") return;
    const latest = await actions.load().catch(() => null);
    // Without a connection it stays to be picked.
    if (!latest) return;
    // What was read is known from now on: only what is saved there later clashes again.
    const base = withValueAt(this.#base, path, theirs);
    const mine = choice === "mine" ? this.#mine : withValueAt(this.#mine, path, theirs);
    this.#mergeWith(latest, { base, mine, sent: this.#sent }, choice === "mine" ? "merged" : "theirs");
  }

  /** A command answered with a newer version of the record: later saves begin from it. */
  acknowledge(version: number): void {
    this.#version = Math.max(this.#version, version);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#actions) this.#timer = setTimeout(() => void this.#send(), delayMs);
  }

  #send(): Promise<void> {
    this.#running ??= this.#attempt().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #attempt(): Promise<void> {
    const actions = this.#actions;
    if (!actions || !this.isDirty || this.#state.status === "conflict") return;
    if (!this.#environment.isOnline()) return this.#set({ status: "offline" });
    const sending = this.#mine;
    this.#set({ status: "saving", error: null });
    try {
      const { version, saved_at } = await actions.save(sending, this.#version);
      this.#tries = 0;
      this.#base = sending;
      this.#sent = [];
      this.#version = version;
      if (this.isDirty) {
        this.#keep();
        this.#set({ status: "waiting", savedAt: saved_at });
        this.#schedule(LIMITS.autosaveMs);
      } else this.#settle("saved", saved_at);
    } catch (error) {
      // What is on screen was kept as it was typed; written again here, it would come back after signing out cleared it.
      if (isPassing(error)) {
        this.#sent = [...this.#sent, sending].slice(-UNANSWERED_KEPT);
        this.#keep();
      }
      await this.#recover(error, actions);
    }
  }

  async #recover(error: unknown, actions: AutosaveActions<Value>): Promise<void> {
    if (isPassing(error)) {
      this.#tries += 1;
      this.#set({ status: "offline", error });
      this.#schedule(reconnectAfterMs(this.#tries));
    } else if (STALE_CODES.has(errorCode(error) ?? "")) {
      await this.#mergeWithLatest(error, actions);
    } else this.#set({ status: "failed", error });
  }

  async #mergeWithLatest(conflict: unknown, actions: AutosaveActions<Value>): Promise<void> {
    try {
      const latest = await actions.load();
      this.#mergeWith(latest, { base: this.#base, mine: this.#mine, sent: this.#sent }, "merged");
    } catch (error) {
      this.#set({ status: "failed", error: isPassing(error) ? conflict : error });
    }
  }

  #mergeWith(
    latest: Versioned<Value>,
    edit: { base: Value; mine: Value; sent?: readonly Value[] | undefined },
    why: "restored" | "merged" | "theirs",
  ): void {
    const { value, texts } = mergeChanges({
      base: edit.base,
      mine: edit.mine,
      theirs: latest.value,
      sent: edit.sent,
    });
    if (texts.length > 0) {
      if (!sameValue(edit.mine, this.#mine)) this.#actions?.apply(edit.mine, why);
      this.#base = edit.base;
      this.#mine = edit.mine;
      this.#keep();
      return this.#set({ status: "conflict", clashes: texts });
    }
    const isNews = !sameValue(value, this.#mine);
    this.#adopt(latest, value);
    if (isNews) this.#actions?.apply(value, why);
    this.#afterMerge();
  }

  #adopt(latest: Versioned<Value>, value: Value): void {
    this.#base = latest.value;
    this.#version = latest.version;
    this.#mine = value;
    this.#sent = [];
  }

  #afterMerge(): void {
    if (!this.isDirty) return this.#settle("saved");
    this.#keep();
    this.#set({ status: "waiting", error: null });
    this.#schedule(0);
  }

  #settle(status: "clean" | "saved", savedAt = this.#state.savedAt): void {
    clearTimeout(this.#timer);
    forget(this.#environment.storage, this.#key, this.#environment.owner);
    this.#set({ status, savedAt, error: null });
  }

  #keep(): void {
    const entry = {
      owner: this.#environment.owner,
      version: this.#version,
      base: this.#base,
      mine: this.#mine,
      sent: this.#sent,
    };
    keep(this.#environment.storage, this.#key, entry);
  }

  #set(change: Partial<AutosaveState>): void {
    const next = { ...this.#state, clashes: NO_CLASHES, ...change };
    const { status, savedAt, error, clashes } = this.#state;
    // Nothing is drawn anew for a letter that changes nothing of it.
    if (next.status === status && next.savedAt === savedAt && next.error === error && next.clashes === clashes) return;
    this.#state = next;
    for (const notify of this.#listeners) notify();
  }
}
