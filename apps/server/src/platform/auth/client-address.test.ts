import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

it("believes nobody without a proxy", () => {
  expect(clientAddress("10.0.0.9", "1.2.3.4", 0)).toBe("10.0.0.9");
});

it("takes what the outermost trusted proxy wrote, never the visitor's own claim", () => {
  expect(clientAddress("10.0.0.9", "6.6.6.6, 1.2.3.4", 1)).toBe("1.2.3.4");
  expect(clientAddress("10.0.0.9", "6.6.6.6, 1.2.3.4, 10.0.0.8", 2)).toBe("1.2.3.4");
});

it("falls back to the socket when the header is missing or too short", () => {
  expect(clientAddress("10.0.0.9", undefined, 1)).toBe("10.0.0.9");
  expect(clientAddress("10.0.0.9", "1.2.3.4", 2)).toBe("10.0.0.9");
});
