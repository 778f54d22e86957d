import type { Metric } from "@kerkis/contract/admin/operations/metrics.schema.ts";

const ADDRESS = "/api/metrics";
const BATCH = 20;
const SEND_AFTER_MS = 10_000;

/** Gathers measurements and sends them together: after a while, and when the page is left. Fire and forget. */
export class MetricSender {
  #waiting: Metric[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(metric: Metric | null): void {
    if (!metric) return;
    this.#waiting.push(metric);
    if (this.#waiting.length >= BATCH) this.send();
    else this.#timer ??= setTimeout(() => this.send(), SEND_AFTER_MS);
  }

  /** A beacon cannot carry the header that our own pages prove themselves with; `keepalive` outlives the page as well. */
  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const metrics = this.#waiting.splice(0, BATCH);
    if (metrics.length === 0) return;
    void fetch(ADDRESS, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1" },
      body: JSON.stringify({ metrics }),
      keepalive: true,
    }).catch(() => undefined);
  }
}
