import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod";
import { root } from "./paths.ts";

/** How many tests passed, and what failed, by name with the first line of its reason. */
export type Tally = {
  passed: number;
  failures: string[];
  /** The runner ended badly although no test failed: some may not have been run. */
  brokeOff?: boolean;
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

type Spec = { title: string; file: string; ok: boolean };
type Suite = { specs: Spec[]; suites: Suite[] };

const playwrightSuite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })).default([]),
    suites: z.array(playwrightSuite).default([]),
  }),
);

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().default("") })),
});

function read<T>(schema: z.ZodType<T>, file: string): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

const firstLine = (text: string): string => text.trim().split("\n", 1)[0] ?? "";
/** Where something on a page was waited for in vain, vitest's report has this name in place of the reason. */
const NO_REASON = "STACK_TRACE_ERROR";
const reason = (text: string): string => {
  const line = firstLine(text);
  return line.includes(NO_REASON) ? "nothing on the page answered in time; what was waited for stands above" : line;
};
const inProject = (file: string): string => relative(root, file) || file;

/** A runner that failed without a failed test (it crashed, or an error escaped) counts as one failure. */
function withExitCode(tally: Tally, runner: string, code: number): Tally {
  if (code === 0 || tally.failures.length > 0) return tally;
  return { ...tally, failures: [`${runner} ended with code ${code} and no failed test`], brokeOff: true };
}

/** Counts vitest's JSON report; a test file that could not be loaded counts as one failure. */
export function tallyVitest(file: string, code: number): Tally {
  const report = read(vitestReport, file);
  if (!report) return withExitCode({ passed: 0, failures: [] }, "vitest", code);
  const failures = report.testResults.flatMap((result) => {
    const of = inProject(result.name);
    if (result.status === "failed" && result.assertionResults.length === 0)
      return `${of}: ${firstLine(result.message)}`;
    return result.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${of}: ${test.fullName}: ${reason(test.failureMessages[0] ?? "")}`);
  });
  return withExitCode({ passed: report.numPassedTests, failures }, "vitest", code);
}

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...suite.suites.flatMap(specsOf)];

/** Counts Playwright's JSON report. A journey that passed on its second try passed; Playwright's own output names it. */
export function tallyPlaywright(file: string, code: number): Tally {
  const report = read(playwrightReport, file);
  if (!report) return withExitCode({ passed: 0, failures: [] }, "playwright", code);
  const failed = report.suites.flatMap(specsOf).filter((spec) => !spec.ok);
  const failures = [
    ...failed.map((spec) => `e2e/${spec.file}: ${spec.title}`),
    ...report.errors.map((error) => firstLine(error.message)),
  ];
  const passed = report.stats.expected + report.stats.flaky;
  return withExitCode({ passed, failures }, "playwright", code);
}
