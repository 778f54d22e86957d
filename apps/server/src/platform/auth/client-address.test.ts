import { expect, it } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

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

it("takes a whole IPv6 network for one visitor, and an IPv4 address for itself", () => {
  const network = "2001:db8:0:7::/64";
  for (const address of ["2001:db8:0:7::1", "2001:DB8::7:ffff:ffff:ffff:ffff", "2001:0db8:0000:0007:1:2:3:4"]) {
    expect(networkOf(address)).toBe(network);
  }
  expect(networkOf("2001:db8:0:8::1")).not.toBe(network);
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("::ffff:1.2.3.4")).toBe("1.2.3.4");
  expect(networkOf("1.2.3.4")).toBe("1.2.3.4");
  expect(networkOf("unknown")).toBe("unknown");
});
