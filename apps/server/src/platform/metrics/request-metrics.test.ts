import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { mayScrape } from "./prometheus.ts";
import { groupOf, RequestMetrics } from "./request-metrics.ts";

it.each([
  ["/api/startups/0199a000?x=1", "api/startups"],
  ["/api/openapi.json", "api/openapi.json"],
  ["/api/%2e%2e/etc", "api/other"],
  ["/api", "api/other"],
  ["/assets/a.js", "assets"],
  ["/files/logos/x.webp", "files"],
  ["/startup/0199a000", "pages"],
  ["/", "pages"],
  ["/readyz", "health"],
])("%s counts as %s", (path, group) => {
  expect(groupOf(path)).toBe(group);
});

it("counts requests and sorts durations into buckets that add up", async () => {
  const registry = new Registry();
  const metrics = new RequestMetrics(registry);
  for (const seconds of [0.004, 0.2, 30]) metrics.record("GET", "/api/startups", 200, seconds);
  metrics.record("POST", "/api/startups", 422, 0.01);
  const lines = (await registry.metrics()).split("\n");
  expect(lines).toContain('kerkis_http_requests_total{group="api/startups",method="GET",status="2xx"} 3');
  expect(lines).toContain('kerkis_http_requests_total{group="api/startups",method="POST",status="4xx"} 1');
  expect(lines).toContain('kerkis_http_request_seconds_bucket{le="0.005",group="api/startups"} 1');
  expect(lines).toContain('kerkis_http_request_seconds_bucket{le="10",group="api/startups"} 3');
  expect(lines).toContain('kerkis_http_request_seconds_bucket{le="+Inf",group="api/startups"} 4');
});

it("keeps a bounded number of groups, whoever makes them up", async () => {
  const registry = new Registry();
  const metrics = new RequestMetrics(registry);
  const name = (number: number) => Array.from(String(number), (digit) => "abcdefghij"[Number(digit)]).join("");
  for (let number = 0; number < 500; number += 1) metrics.record("GET", `/api/${name(number)}`, 404, 0.01);
  const lines = (await registry.metrics()).split("\n");
  expect(lines.filter((line) => line.startsWith("kerkis_http_request_seconds_count")).length).toBeLessThan(70);
});

it.each([
  [null, { remoteAddress: "127.0.0.1", isForwarded: false }, true],
  [null, { remoteAddress: "::ffff:127.0.0.1", isForwarded: false }, true],
  [null, { remoteAddress: "127.0.0.1", isForwarded: true }, false],
  [null, { remoteAddress: "10.0.0.7", isForwarded: false }, false],
  ["secret", { remoteAddress: "127.0.0.1", isForwarded: false }, false],
  ["secret", { remoteAddress: "10.0.0.7", isForwarded: true, authorization: "Bearer secret" }, true],
  ["secret", { remoteAddress: "10.0.0.7", isForwarded: false, authorization: "Bearer secrex" }, false],
])("with the token %j, %j may scrape: %s", (token, asker, allowed) => {
  expect(mayScrape(token, { authorization: undefined, ...asker })).toBe(allowed);
});
