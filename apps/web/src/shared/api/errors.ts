import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { ErrorData, FieldIssue } from "@kerkis/contract/core/errors.ts";
import { m } from "#messages";
import { refusalOf } from "./client.ts";
import { wordingOf } from "./error-wording.ts";

/** Every code of ours is «thing.problem»; the table of all of them stays on the server, and unknown ones are worded in general. */
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === "string" && /^[a-z_]+\.[a-z_]+$/.test(code);

/** Our code of a refused call; undefined for a network failure or an error of the browser's own. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const code = refusalOf(error)?.code;
  return isErrorCode(code) ? code : undefined;
}

/** Parameters, field problems and request id that came with a refusal. */
export function errorData(error: unknown): ErrorData {
  const data = refusalOf(error)?.data;
  return typeof data === "object" && data !== null ? data : {};
}

export const fieldIssues = (error: unknown): readonly FieldIssue[] => errorData(error).fields ?? [];

/** What to tell a person about a failed call, in their language. */
export function errorText(error: unknown): string {
  const code = errorCode(error);
  if (code) return wordingOf(code, errorData(error).params) ?? m.error_server_unexpected();
  if (isGatewayFailure(error)) return m.error_request_unavailable();
  return isNetworkFailure(error) ? m.error_offline() : m.error_server_unexpected();
}

const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** What stands before the server had no answer of it (specification 8: retryable 502, 503 and 504). */
export function isGatewayFailure(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal !== undefined && !isErrorCode(refusal.code) && GATEWAY_STATUSES.has(refusal.status);
}

/** A call never got an answer of the server: offline, or the server is gone. Of a call's error alone: programs throw TypeErrors too. */
export const isNetworkFailure = (error: unknown): boolean =>
  isGatewayFailure(error) || (error instanceof TypeError && refusalOf(error) === undefined);
