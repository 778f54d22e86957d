import type * as phoenix from "phoenix";
import type { Channel, Presence, Socket } from "phoenix";
import { PRESENCE_UPDATE_EVENT, type PresenceMeta, type PresenceUpdate } from "@kerkis/contract/core/realtime.ts";
import { Observable } from "./connection-state.ts";
import { NOBODY, toPerson, type PresentPerson } from "./people.ts";

export type PhoenixLibrary = Pick<typeof phoenix, "Socket" | "Presence">;
export type EventListener = (event: string, payload: unknown) => void;

/** Reasons after which asking again is pointless. */
const FINAL_REFUSALS = new Set(["forbidden", "unknown_topic"]);

/** One topic, joined once however many components listen to it. */
export class SharedChannel {
  readonly topic: string;
  readonly people = new Observable<readonly PresentPerson[]>(NOBODY);
  readonly listeners = new Set<EventListener>();
  /** The part of the topic's record that this tab is in. */
  place: string | undefined;
  #channel: Channel | undefined;
  #presence: Presence | undefined;
  #onJoined: () => void;

  constructor(topic: string, onJoined: () => void) {
    this.topic = topic;
    this.#onJoined = onJoined;
  }

  /** Joins unless it is joined or under way; the client library rejoins after breaks by itself. */
  open(library: PhoenixLibrary, socket: Socket, presenceNow: () => PresenceUpdate): void {
    if (this.#channel) return;
    const channel = socket.channel(this.topic, () => this.#placed(presenceNow()));
    this.#channel = channel;
    channel.onMessage = (event: string, payload: unknown) => {
      for (const listener of this.listeners) listener(event, payload);
      return payload;
    };
    const presence = new library.Presence(channel);
    presence.onSync(() => this.#showPeople());
    this.#presence = presence;
    // The server ended it: the membership is gone. It is asked again only on a new connection.
    channel.onClose(() => this.#drop(channel));
    channel
      .join()
      .receive("ok", this.#onJoined)
      .receive("error", (response: { reason?: string } | undefined) => {
        if (FINAL_REFUSALS.has(response?.reason ?? "")) channel.leave();
      });
  }

  tellPresence(update: PresenceUpdate): void {
    if (this.#channel?.state === "joined") this.#channel.push(PRESENCE_UPDATE_EVENT, this.#placed(update));
  }

  #placed(update: PresenceUpdate): PresenceUpdate {
    return this.place === undefined ? update : { ...update, place: this.place };
  }

  /** Leaves at once; `open` may join anew. */
  close(): void {
    const channel = this.#channel;
    if (!channel) return;
    this.#drop(channel);
    channel.leave();
  }

  #drop(channel: Channel): void {
    if (this.#channel !== channel) return;
    this.#channel = undefined;
    this.#presence = undefined;
    this.people.set(NOBODY);
  }

  #showPeople(): void {
    const people = this.#presence?.list((userId, { metas }: { metas: PresenceMeta[] }) => toPerson(userId, metas));
    this.people.set((people ?? []).filter((person) => person !== undefined));
  }
}
