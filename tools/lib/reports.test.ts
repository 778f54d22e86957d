import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./paths.ts";
import { tallyPlaywright, tallyVitest } from "./reports.ts";

const folder = mkdtempSync(join(tmpdir(), "kerkis-reports-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));
const broken = { status: "failed", fullName: "bell rings", failureMessages: ["expected 1 to be 2\n  at bell.ts"] };

test("what failed is told by file, name and the first line of its reason", () => {
  const assertionResults = [{ status: "passed", fullName: "bell hangs" }, broken];
  write({
    numPassedTests: 4,
    testResults: [{ name: join(root, "a/bell.test.ts"), status: "failed", assertionResults }],
  });
  expect(tallyVitest(file, 1)).toEqual({
    passed: 4,
    failures: ["a/bell.test.ts: bell rings: expected 1 to be 2"],
  });
});

test("where vitest leaves the reason out, it is said where that stands", () => {
  const failureMessages = ["Error: STACK_TRACE_ERROR\n    at PlaywrightLocator.click"];
  const assertionResults = [{ ...broken, failureMessages }];
  write({ numPassedTests: 0, testResults: [{ name: join(root, "a.test.ts"), status: "failed", assertionResults }] });
  expect(tallyVitest(file, 1).failures).toEqual([
    "a.test.ts: bell rings: nothing on the page answered in time; what was waited for stands above",
  ]);
});

test("a test file that does not load is a failure", () => {
  const testResults = [{ name: join(root, "a.test.ts"), status: "failed", message: "no module", assertionResults: [] }];
  write({ numPassedTests: 4, testResults });
  expect(tallyVitest(file, 1)).toEqual({ passed: 4, failures: ["a.test.ts: no module"] });
});

test("a runner that ends badly is a failure, with a report or without", () => {
  const failures = ["vitest ended with code 1 and no failed test"];
  write({ numPassedTests: 4, testResults: [] });
  expect(tallyVitest(file, 1)).toEqual({ passed: 4, failures, brokeOff: true });
  expect(tallyVitest(join(folder, "none.json"), 1)).toEqual({ passed: 0, failures, brokeOff: true });
});

test("journeys: the second try counts, failures are named however deep they lie", () => {
  const specs = [
    { title: "signs in", file: "main.spec.ts", ok: true },
    { title: "signs out", file: "main.spec.ts", ok: false },
  ];
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  write({ stats, errors: [], suites: [{ title: "main.spec.ts", suites: [{ title: "session", specs }] }] });
  expect(tallyPlaywright(file, 1)).toEqual({ passed: 4, failures: ["e2e/main.spec.ts: signs out"] });
});
