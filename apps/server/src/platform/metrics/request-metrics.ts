import { Counter, Histogram, type Registry } from "prom-client";

/** Upper bounds in seconds of the buckets that durations are counted in. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** More groups than the product has: somebody makes them up, and each would be kept. */
const GROUPS_MAX = 64;

/** What a path counts as: its module of the API, pages, files or the live channel; never a record. */
export function groupOf(path: string): string {
  const [first = "", second = ""] = path.split("?")[0]?.split("/").filter(Boolean) ?? [];
  if (first === "api") return /^[a-z-]{1,32}(\.json)?$/.test(second) ? `api/${second}` : "api/other";
  if (first === "assets" || first === "files") return first;
  return first === "healthz" || first === "readyz" || first === "metrics" ? "health" : "pages";
}

/** Counts the requests of this node by group, method and kind of answer, and how long they took. */
export class RequestMetrics {
  readonly #groups = new Set<string>();
  readonly #counts: Counter<"group" | "method" | "status">;
  readonly #durations: Histogram<"group">;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#counts = new Counter({
      name: "kerkis_http_requests_total",
      help: "Requests answered by this node.",
      labelNames: ["group", "method", "status"],
      registers,
    });
    this.#durations = new Histogram({
      name: "kerkis_http_request_seconds",
      help: "How long requests took.",
      labelNames: ["group"],
      buckets: BUCKETS,
      registers,
    });
  }

  /** @param seconds from the first byte of the request to the last of the answer */
  record(method: string, path: string, status: number, seconds: number): void {
    const asked = groupOf(path);
    const group = this.#groups.has(asked) || this.#groups.size < GROUPS_MAX ? asked : "other";
    this.#groups.add(group);
    this.#counts.inc({ group, method, status: `${Math.floor(status / 100)}xx` });
    this.#durations.observe({ group }, seconds);
  }
}
