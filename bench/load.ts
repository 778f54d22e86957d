// Load from this process on a server of this machine; bounded in connections and time.
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

function requestOf({ method = "GET", path, body, headers }: Call): autocannon.Request {
  const request = { method, path, headers: { "content-type": "application/json", "x-kerkis": "1", ...headers } };
  return body === undefined ? request : { ...request, body };
}

/** Calls a server for some seconds with all of these in turn, each connection beginning at another of them. */
export async function loadAll(url: string, calls: Call[], connections: number, seconds: number): Promise<Load> {
  const requests = calls.map(requestOf);
  let begun = 0;
  return loadOf(
    await autocannon({
      url,
      connections,
      duration: seconds,
      requests: requests.slice(0, 1),
      timeout: 20,
      setupClient(client) {
        const from = Math.floor((begun * requests.length) / connections);
        begun += 1;
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
      },
    }),
  );
}

/**
 * Calls a server for some seconds with a number of connections.
 * @param calls one call repeated, or as many as there are, each sent once
 */
export async function load(url: string, calls: Call | Call[], connections: number, seconds: number): Promise<Load> {
  const once = Array.isArray(calls);
  const requests = (once ? calls : [calls]).map(requestOf);
  const result = await autocannon({
    url,
    connections: once ? Math.min(connections, requests.length) : connections,
    ...(once ? { amount: requests.length } : { duration: seconds }),
    requests,
    timeout: 20,
  });
  return loadOf(result);
}

function loadOf(result: autocannon.Result): Load {
  return {
    requests: result.requests.total,
    requestsPerSecond: Math.round((result.requests.total / result.duration) * 10) / 10,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
