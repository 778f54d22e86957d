// Load from this process on a server of this machine; bounded in connections and by time or number.
import autocannon from "autocannon";

export interface Load {
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

export interface Call {
  method?: "GET" | "POST";
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** How often autocannon looks whether it is done: what is sent once ends when its last answer has come, not a second later. */
const LOOK_MS = 50;
const TIMEOUT_SECONDS = 60;

/** Calls a server for some seconds with all of these in turn, each connection beginning at another of them. */
export function loadAll(url: string, calls: Call[], connections: number, seconds: number): Promise<Load> {
  const requests = calls.map(requestOf);
  return run({ url, connections, duration: seconds }, requests, (index) => {
    const from = Math.floor((index * requests.length) / connections);
    return [...requests.slice(from), ...requests.slice(0, from)];
  });
}

/** Sends each of these calls once, over so many connections. */
export function loadOnce(url: string, calls: Call[], connections: number): Promise<Load> {
  const requests = calls.map(requestOf);
  return run({ url, connections: Math.min(connections, calls.length), amount: calls.length }, requests, (index) =>
    requests.filter((_, at) => at % connections === index),
  );
}

/** Calls a server for some seconds with one call. */
export const load = (url: string, call: Call, connections: number, seconds: number): Promise<Load> =>
  loadAll(url, [call], connections, seconds);

function requestOf({ method = "GET", path, body, headers }: Call): autocannon.Request {
  const request = { method, path, headers: { "content-type": "application/json", "x-kerkis": "1", ...headers } };
  // Made when it is sent: making all of them for every connection first would take longer than the server does to answer.
  return { ...request, ...(body !== undefined && { body }), setupRequest: (made) => made };
}

/** @param of the requests of one connection */
async function run(
  options: autocannon.Options,
  requests: autocannon.Request[],
  of: (connection: number) => autocannon.Request[],
): Promise<Load> {
  let begun = 0;
  let last = 0;
  const from = performance.now();
  const result = await autocannon({
    ...options,
    requests: requests.slice(0, 1),
    timeout: TIMEOUT_SECONDS,
    sampleInt: LOOK_MS,
    setupClient(client) {
      client.setRequests(of(begun));
      begun += 1;
      client.on("response", () => {
        last = performance.now();
      });
    },
  });
  const { total } = result.requests;
  return {
    requests: total,
    requestsPerSecond: Math.round((total * 10_000) / Math.max(1, last - from)) / 10,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
