import { describe, expect, it } from "vitest";
import { identityOf, plainMessage, stackPlaces } from "./operations/browser-errors.policy.ts";
import { shownReason } from "./operations/jobs.policy.ts";

const chromium = (hash: string, line: number) => `Error: no
    at StartupPage (https://a.test/assets/startup-page-${hash}.js:${line}:20)
    at async load (https://a.test/assets/router-${hash}.js:1:${line})
    at <anonymous>
    at https://a.test/assets/main-${hash}.js:9:9`;
const firefox = (origin: string) =>
  `StartupPage@${origin}/assets/startup-page-Ab12_xYz.js:3:20\nload@${origin}/assets/router-Ab12_xYz.js?v=2:1:7`;

describe("the fingerprint of a failure", () => {
  it.each([
    ["No startup 0199a000-0000-7000-8000-000000000001", "No startup <id>"],
    ["Timeout after 3021 ms  at\n https://a.test/x?y=1", "Timeout after <n> ms at <address>"],
    ["token 9f86d081884c7d659a2feaa0c55ad015 expired", "token <id> expired"],
  ])("leaves out of %j what differs", (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
  });

  it("names places as functions and files, whatever the build", () => {
    expect(stackPlaces(chromium("DkW3x9aB", 5))).toEqual(["StartupPage startup-page.js", "load router.js", " main.js"]);
    expect(stackPlaces(firefox("https://a.test"))).toEqual(["StartupPage startup-page.js", "load router.js"]);
    expect(stackPlaces(undefined)).toEqual([]);
    expect(stackPlaces("x".repeat(8000))).toEqual([]);
  });

  it("is the same for the same failure and another for another", () => {
    const of = (error: string, stack: string) => identityOf({ error, stack });
    expect(of("Item 1", chromium("DkW3x9aB", 5))).toBe(of("Item 22", chromium("Zz_9-aaa", 77)));
    expect(of("Item 1", chromium("DkW3x9aB", 5))).not.toBe(of("Item 1", firefox("https://a.test")));
    expect(of("Item", chromium("DkW3x9aB", 5))).not.toBe(of("Other", chromium("DkW3x9aB", 5)));
  });

  it("is found quickly in what an attacker sends", () => {
    const started = performance.now();
    for (const text of ["at (".repeat(2000), "a@".repeat(4000), "1".repeat(8000), `${" ".repeat(8000)}x`]) {
      identityOf({ error: text, stack: text });
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("why a job failed", () => {
  it.each([
    [{ message: "550 <maria@people.test> refused" }, "550 <…@…> refused"],
    [{ message: "see https://a.test/reset?token=abc now" }, "see … now"],
    [{ message: "key 0123456789abcdef0123456789abcdef" }, "key …"],
    ["Error: connect ECONNREFUSED", "Error: connect ECONNREFUSED"],
    [null, ""],
    [{ value: { to: "maria@people.test" } }, ""],
  ])("%j says %j", (output, shown) => {
    expect(shownReason(output)).toBe(shown);
  });
});
