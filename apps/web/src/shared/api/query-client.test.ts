import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { shouldRetryMutation, shouldRetryQuery } from "./query-client.ts";

const refusal = (status: number) => new ORPCError("request.not_found", { status });

it("retries a read three times, but not what the server refused (specification 9)", () => {
  expect(shouldRetryQuery(2, refusal(500))).toBe(true);
  expect(shouldRetryQuery(3, refusal(500))).toBe(false);
  expect(shouldRetryQuery(0, refusal(404))).toBe(false);
  expect(shouldRetryQuery(0, refusal(408))).toBe(true);
  expect(shouldRetryQuery(0, new TypeError("Failed to fetch"))).toBe(true);
});

it.each([502, 503, 504])("asks again after %i of what stands before the server (specification 8)", (status) => {
  expect([0, 1, 2, 3].map((failures) => shouldRetryQuery(failures, refusal(status)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it("repeats a write once, and only when no answer came", () => {
  expect(shouldRetryMutation(0, new TypeError("Failed to fetch"))).toBe(true);
  expect(shouldRetryMutation(1, new TypeError("Failed to fetch"))).toBe(false);
  expect(shouldRetryMutation(0, refusal(409))).toBe(false);
  expect(shouldRetryMutation(0, refusal(503))).toBe(false);
});
