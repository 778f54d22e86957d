/** Upper bounds in seconds of the buckets that durations are counted in. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** More groups than the product has: somebody makes them up, and each would be kept. */
const GROUPS_MAX = 64;

interface Durations {
  buckets: number[];
  count: number;
  sum: number;
}

/** One line per value in the text format of Prometheus; labels are quoted. */
export const sample = (name: string, labels: Record<string, string>, value: number): string => {
  const inner = Object.entries(labels).map(([key, text]) => `${key}="${text.replace(/[\\"\n]/g, "_")}"`);
  return `${name}${inner.length > 0 ? `{${inner.join(",")}}` : ""} ${value}`;
};

export const head = (name: string, type: "counter" | "gauge" | "histogram", help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** What a path counts as: its module of the API, pages, files or the live channel; never a record. */
export function groupOf(path: string): string {
  const [first = "", second = ""] = path.split("?")[0]?.split("/").filter(Boolean) ?? [];
  if (first === "api") return /^[a-z-]{1,32}(\.json)?$/.test(second) ? `api/${second}` : "api/other";
  if (first === "assets" || first === "files") return first;
  return first === "healthz" || first === "readyz" || first === "metrics" ? "health" : "pages";
}

/** Counts the requests of this node by group, method and kind of answer, and how long they took. */
export class RequestMetrics {
  readonly #counts = new Map<string, number>();
  readonly #durations = new Map<string, Durations>();

  /** @param seconds from the first byte of the request to the last of the answer */
  record(method: string, path: string, status: number, seconds: number): void {
    const asked = groupOf(path);
    const group = this.#durations.has(asked) || this.#durations.size < GROUPS_MAX ? asked : "other";
    const key = JSON.stringify([group, method, `${Math.floor(status / 100)}xx`]);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    const durations = this.#durations.get(group) ?? { buckets: BUCKETS.map(() => 0), count: 0, sum: 0 };
    this.#durations.set(group, durations);
    durations.count += 1;
    durations.sum += seconds;
    for (const [index, bound] of BUCKETS.entries()) {
      if (seconds <= bound) durations.buckets[index] = (durations.buckets[index] ?? 0) + 1;
    }
  }

  /** The lines of the text format. */
  lines(): string[] {
    const requests = [...this.#counts].map(([key, count]) => {
      const [group = "", method = "", status = ""]: string[] = JSON.parse(key);
      return sample("kerkis_http_requests_total", { group, method, status }, count);
    });
    const durations = [...this.#durations].flatMap(([group, { buckets, count, sum }]) =>
      BUCKETS.map((bound, index) =>
        sample("kerkis_http_request_seconds_bucket", { group, le: String(bound) }, buckets[index] ?? 0),
      ).concat(
        sample("kerkis_http_request_seconds_bucket", { group, le: "+Inf" }, count),
        sample("kerkis_http_request_seconds_sum", { group }, sum),
        sample("kerkis_http_request_seconds_count", { group }, count),
      ),
    );
    return [
      ...head("kerkis_http_requests_total", "counter", "Requests answered by this node."),
      ...requests,
      ...head("kerkis_http_request_seconds", "histogram", "How long requests took."),
      ...durations,
    ];
  }
}
