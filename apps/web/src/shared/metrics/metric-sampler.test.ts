import { placeOf, WEB_VITALS, type WebVital } from "@kerkis/contract/admin/operations/metrics.policy.ts";
import { describe, expect, it } from "vitest";
import { measuredTransport, type MeasuredCall } from "./measured-transport.ts";
import { MetricSampler, SAMPLING } from "./metric-sampler.ts";
import { asksNotToBeFollowed } from "./privacy.ts";

function sampler(chance: number | (() => number) = 0) {
  let time = 0;
  const random = typeof chance === "number" ? () => chance : chance;
  const made = new MetricSampler({ now: () => time, random, device: "desktop" });
  return { sampler: made, later: (ms: number) => (time += ms) };
}

/** Vitals that a page tells of when every one of them arrives. */
const sampledVitals = (made: MetricSampler): WebVital[] =>
  WEB_VITALS.filter((name) => made.webVital(name, 50) !== null);

describe("the sampling rules of specification 9", () => {
  it("the same metric is not recorded again within 30 s", () => {
    const { sampler: made, later } = sampler();
    expect(made.load("page_load", 800)).not.toBeNull();
    later(29_999);
    expect(made.load("page_load", 800)).toBeNull();
    expect(made.load("dom_load", 500)).not.toBeNull();
    later(1);
    expect(made.load("page_load", 900)).toMatchObject({ metric_value: 900 });
  });

  it("calls are metrics of their own", () => {
    const { sampler: made } = sampler();
    expect(made.apiCall("GET /startups", 10, true)).not.toBeNull();
    expect(made.apiCall("GET /events", 10, true)).not.toBeNull();
    expect(made.apiCall("GET /startups", 10, true)).toBeNull();
  });

  it("at most 2 web vitals a page, and over pages each of them", () => {
    let draw = 0;
    const { sampler: made, later } = sampler(() => (draw = (draw + 0.37) % 1));
    const seen = new Set<WebVital>();
    for (let page = 0; page < 40; page += 1) {
      made.enterPage(`/page-${page}`);
      const names = sampledVitals(made);
      expect(names.length).toBe(2);
      for (const name of names) seen.add(name);
      later(30_000);
    }
    expect([...seen].toSorted()).toEqual([...WEB_VITALS].toSorted());
  });

  it.each([
    ["user actions at 5 %", (made: MetricSampler) => made.userAction("POST /applications"), 0.05],
    ["chat_message_sent at 10 %", (made: MetricSampler) => made.userAction("chat_message_sent"), 0.1],
    ["calls that succeed at 10 %", (made: MetricSampler) => made.apiCall("GET /x", 5, true), 0.1],
    ["calls that fail at 20 %", (made: MetricSampler) => made.apiCall("GET /x", 5, false), 0.2],
  ])("%s", (_name, record, share) => {
    expect(record(sampler(share - 0.0001).sampler)).not.toBeNull();
    expect(record(sampler(share).sampler)).toBeNull();
  });

  it.each([
    ["TTFB", 9_999, true],
    ["TTFB", 10_000, false],
    ["CLS", 0.1, false],
    ["CLS", 0.11, true],
    ["LCP", -1, false],
    ["LCP", Number.NaN, false],
  ] as const)("%s of %d is accepted: %s", (name, value, accepted) => {
    // Drawn so that this vital is wanted.
    const index = WEB_VITALS.indexOf(name);
    const { sampler: made } = sampler((index + 0.5) / WEB_VITALS.length);
    expect(made.webVital(name, value) !== null).toBe(accepted);
  });

  it.each([
    ["dom_load", 4_999, true],
    ["dom_load", 5_000, false],
    ["page_load", 9_999, true],
    ["page_load", 10_000, false],
  ] as const)("%s of %d ms is accepted: %s", (name, value, accepted) => {
    expect(sampler().sampler.load(name, value) !== null).toBe(accepted);
  });

  it("what is refused does not hold the next one back", () => {
    const { sampler: made } = sampler();
    expect(made.load("page_load", 20_000)).toBeNull();
    expect(made.load("page_load", 2_000)).not.toBeNull();
    expect(SAMPLING.againAfterMs).toBe(30_000);
  });
});

it("nothing of a person or record is in what is sent", () => {
  const { sampler: made } = sampler();
  made.enterPage("/startup/0199a000-0000-7000-8000-000000000001");
  expect(made.load("page_load", 5)?.metric_metadata).toEqual({ page: "/startup/:id", device: "desktop" });
  expect(placeOf("/accept-invitation/aB3_x9aB3_x9aB3_x9aB3_x9aB3_x9aB3_x9aB3_x9aB3_x9")).toBe("/accept-invitation/:id");
  expect(placeOf("/org/maria@people.test/42")).toBe("/org/:id/:id");
});

it("calls are told with their path, time and outcome, and answered as ever", async () => {
  const calls: MeasuredCall[] = [];
  let time = 0;
  const outcomes = [
    () => new Response(null, { status: 200 }),
    () => new Response(null, { status: 422 }),
    () => new Response(null, { status: 503 }),
  ];
  const fetch = async (): Promise<Response> => {
    time += 7;
    const outcome = outcomes.shift();
    if (!outcome) throw new TypeError("offline");
    return outcome();
  };
  const transport = measuredTransport(
    { origin: "https://a.test", fetch },
    () => time,
    (call) => calls.push(call),
  );
  const ask = (method: string) =>
    transport.fetch(new Request("https://a.test/api/startups/0199a000-0000-7000-8000-000000000001?q=x", { method }));
  for (const method of ["GET", "POST", "GET"]) await ask(method);
  await expect(ask("GET")).rejects.toThrow("offline");
  expect(calls.map(({ call, ok, isChange, milliseconds }) => [call, ok, isChange, milliseconds])).toEqual([
    ["GET /startups/:id", true, false, 7],
    ["POST /startups/:id", true, true, 7],
    ["GET /startups/:id", false, false, 7],
    ["GET /startups/:id", false, false, 7],
  ]);
});

it.each([
  [{}, false],
  [{ doNotTrack: "0" }, false],
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: true }, true],
])("%j asks not to be followed: %s", (signals, asks) => {
  expect(asksNotToBeFollowed(signals)).toBe(asks);
});
