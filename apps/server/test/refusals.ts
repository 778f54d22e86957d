import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { ErrorData } from "@kerkis/contract/core/errors.ts";
import { ORPCError } from "@orpc/client";

/** The code that a call was refused with, or «accepted»; surprises fail the test. */
export async function outcomeOf(call: Promise<unknown>): Promise<ErrorCode | "accepted"> {
  const refused = await refusalOf(call);
  return refused ? refused.code : "accepted";
}

/** What a call was refused with, or null when it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: ErrorCode; data: ErrorData } | null> {
  try {
    await call;
    return null;
  } catch (failure) {
    if (!(failure instanceof ORPCError)) throw failure;
    return { code: failure.code as ErrorCode, data: failure.data as ErrorData };
  }
}
