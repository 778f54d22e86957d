import { ERRORS } from "@kerkis/contract/codes.ts";
import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { errorCode } from "./errors.ts";

test("every code of the contract is known as ours, and no code of a proxy", () => {
  const seen = Object.keys(ERRORS).map((code) => errorCode(new ORPCError(code)));
  expect(seen).toEqual(Object.keys(ERRORS));
  for (const code of ["BAD_GATEWAY", "MALFORMED_ORPC_ERROR_RESPONSE", ""])
    expect(errorCode(new ORPCError(code))).toBe(undefined);
});
