import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

function read<T>(schema: z.ZodType<T>, file: string): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** A runner that failed without a failed test (it crashed, or an error escaped) counts as one failure. */
function withExitCode(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Counts vitest's JSON report; a test file that could not be loaded counts as one failure. */
export function tallyVitest(file: string, code: number): Tally {
  const report = read(vitestReport, file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, code);
  const broken = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  return withExitCode({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, code);
}

/** Counts Playwright's JSON report. A journey that passed on its second try passed; Playwright's own output names it. */
export function tallyPlaywright(file: string, code: number): Tally {
  const report = read(playwrightReport, file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, code);
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected + flaky, failed: unexpected + report.errors.length }, code);
}
