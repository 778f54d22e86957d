import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import { ERRORS, type ErrorCode } from "@kerkis/contract/codes.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";

/**
 * An expected "no": a code of the catalogue with what its message needs.
 * Policies return codes; commands throw this, so that their transaction rolls back.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;
  readonly fields: FieldIssue[];

  constructor(code: ErrorCode, details: { params?: Record<string, string | number>; fields?: FieldIssue[] } = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.params = details.params ?? {};
    this.fields = details.fields ?? [];
  }
}

/** Seconds to wait before another try, for whatever was refused as too many; null for every other refusal. */
export function retryAfter({ code, params }: Refusal): number | null {
  if (ERRORS[code] !== 429) return null;
  const seconds = Number(params["seconds"]);
  return Number.isFinite(seconds) ? seconds : DAY_SECONDS;
}

/** Throws the refusal unless the policy said yes (null). */
export function enforce(refusal: ErrorCode | null): void {
  if (refusal) throw new Refusal(refusal);
}
