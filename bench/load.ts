// Load from this process on a server of this machine; bounded in connections and time.
import autocannon from "autocannon";

export interface Load {
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
  return {
    requestsPerSecond: Math.round((result.requests.total / result.duration) * 10) / 10,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
