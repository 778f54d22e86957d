import { expect, test } from "vitest";
import { isOutside, postOutside } from "./outside.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "no address",
])("%s lies inside", (address) => {
  expect(isOutside(address)).toBe(false);
});

test.each(["8.8.8.8", "193.92.1.1", "2a00:1450:4001:81b::200e"])("%s lies outside", (address) => {
  expect(isOutside(address)).toBe(true);
});

test.each([
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://0x7f000001/",
  "https://2130706433/",
  "https://localhost/",
  "http://example.org/",
])("%s is not called", async (address) => {
  expect(await postOutside(address, "{}", {}, [])).toEqual({ failed: "inside" });
});
