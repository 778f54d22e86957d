import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { tallyPlaywright, tallyVitest } from "./reports.ts";

const folder = mkdtempSync(join(tmpdir(), "kerkis-reports-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("a test file that does not load is a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  writeFileSync(file, JSON.stringify({ numPassedTests: 4, numFailedTests: 1, testResults }));
  expect(tallyVitest(file, 1)).toEqual({ passed: 4, failed: 2 });
});

test("a runner that ends badly is a failure, with a report or without", () => {
  writeFileSync(file, JSON.stringify({ numPassedTests: 4, numFailedTests: 0, testResults: [] }));
  expect(tallyVitest(file, 1)).toEqual({ passed: 4, failed: 1 });
  expect(tallyVitest(join(folder, "none.json"), 1)).toEqual({ passed: 0, failed: 1 });
});

test("a journey that passed on its second try passed", () => {
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [] }));
  expect(tallyPlaywright(file, 0)).toEqual({ passed: 4, failed: 0 });
});
