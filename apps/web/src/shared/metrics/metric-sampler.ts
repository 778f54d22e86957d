import type { Metric } from "@kerkis/contract/admin/operations/metrics.schema.ts";
import {
  isAcceptedValue,
  placeOf,
  WEB_VITALS,
  type MetricName,
  type WebVital,
} from "@kerkis/contract/admin/operations/metrics.policy.ts";

/** The sampling rules of specification 9, to the letter. */
export const SAMPLING = {
  /** The same metric is not recorded again within this. */
  againAfterMs: 30_000,
  webVitalsPerPage: 2,
  userAction: 0.05,
  chatMessageSent: 0.1,
  apiSuccess: 0.1,
  apiFailure: 0.2,
} as const;

/** A user action that has a share of its own. */
const CHAT_MESSAGE_SENT = "chat_message_sent";

export interface SamplerSurroundings {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** At least 0 and below 1. */
  random: () => number;
  device: Metric["metric_metadata"]["device"];
}

type Subject = Pick<Metric["metric_metadata"], "subject" | "ok">;

/** Decides what of a browser's measurements is sent: chance, clock and page are given, so that every rule can be shown. */
export class MetricSampler {
  readonly #around: SamplerSurroundings;
  readonly #recordedAt = new Map<string, number>();
  #page = "/";
  /** The web vitals that this page still tells. */
  #wanted = new Set<WebVital>();

  constructor(around: SamplerSurroundings) {
    this.#around = around;
    this.enterPage("/");
  }

  /** Another page is shown; `path` may name a record, what is sent does not. */
  enterPage(path: string): void {
    this.#page = placeOf(path);
    this.#wanted = this.#drawVitals();
  }

  /** At most two a page. They are drawn beforehand: the first two to arrive would always be the same two. */
  webVital(name: WebVital, value: number): Metric | null {
    return this.#wanted.has(name) ? this.#record(name, value) : null;
  }

  #drawVitals(): Set<WebVital> {
    const left = [...WEB_VITALS];
    const drawn = new Set<WebVital>();
    while (drawn.size < SAMPLING.webVitalsPerPage) {
      const [name] = left.splice(Math.floor(this.#around.random() * left.length), 1);
      if (name === undefined) break;
      drawn.add(name);
    }
    return drawn;
  }

  /** How long the page took to load, in milliseconds. */
  load(name: "dom_load" | "page_load", milliseconds: number): Metric | null {
    return this.#record(name, milliseconds);
  }

  userAction(action: string): Metric | null {
    const share = action === CHAT_MESSAGE_SENT ? SAMPLING.chatMessageSent : SAMPLING.userAction;
    return this.#isSampled(share) ? this.#record("user_action", 1, { subject: action }) : null;
  }

  /** @param call method and path of the API */
  apiCall(call: string, milliseconds: number, ok: boolean): Metric | null {
    const share = ok ? SAMPLING.apiSuccess : SAMPLING.apiFailure;
    return this.#isSampled(share) ? this.#record("api_timing", milliseconds, { subject: call, ok }) : null;
  }

  #isSampled(share: number): boolean {
    return this.#around.random() < share;
  }

  #record(name: MetricName, value: number, about: Subject = {}): Metric | null {
    if (!isAcceptedValue(name, value)) return null;
    const key = `${name} ${about.subject ?? ""}`;
    const now = this.#around.now();
    const before = this.#recordedAt.get(key);
    if (before !== undefined && now - before < SAMPLING.againAfterMs) return null;
    this.#recordedAt.set(key, now);
    const metric_metadata = { page: this.#page, device: this.#around.device, ...about };
    return { metric_name: name, metric_value: Math.round(value * 1000) / 1000, metric_metadata };
  }
}

export const isWebVital = (name: string): name is WebVital => WEB_VITALS.some((known) => known === name);
