import type * as z from "zod/mini";
import { FIELD_ISSUES, type FieldIssue, type FieldIssueCode } from "./errors.ts";

const FORMATS: Readonly<Record<string, FieldIssueCode>> = {
  email: "email",
  url: "url",
  date: "date",
  datetime: "date",
};

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === "";
const isFieldIssueCode = (value: string): value is FieldIssueCode => FIELD_ISSUES.some((code) => code === value);

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    values,
  );
}

function issueCode(issue: z.core.$ZodIssue, value: unknown): Pick<FieldIssue, "code" | "params"> {
  // «too_short» alone says no number: the schema issue below has it, and an empty value is rather missing than short.
  if (isFieldIssueCode(issue.message) && issue.message !== "too_short") return { code: issue.message };
  switch (issue.code) {
    case "too_small": {
      const min = Number(issue.minimum);
      if (issue.origin !== "string" && issue.origin !== "array") return { code: "too_small", params: { min } };
      return min === 1 || isBlank(value) ? { code: "required" } : { code: "too_short", params: { min } };
    }
    case "too_big": {
      const max = Number(issue.maximum);
      return { code: issue.origin === "string" || issue.origin === "array" ? "too_long" : "too_big", params: { max } };
    }
    case "invalid_format":
      return { code: isBlank(value) ? "required" : (FORMATS[issue.format] ?? "invalid") };
    default:
      return { code: isBlank(value) ? "required" : "invalid" };
  }
}

/** A schema's complaints as our field issues: where, which code, and the numbers its message names. The first per field wins. */
export function fieldIssues(issues: readonly z.core.$ZodIssue[], values: unknown): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const path = issue.path.map(String).join(".");
    if (!byPath.has(path)) byPath.set(path, { path, ...issueCode(issue, valueAt(values, issue.path)) });
  }
  return [...byPath.values()];
}
