import type { ErrorCode, FieldIssue } from "@kerkis/contract/core/errors.ts";

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

/** Throws the refusal unless the policy said yes (null). */
export function enforce(refusal: ErrorCode | null): void {
  if (refusal) throw new Refusal(refusal);
}
