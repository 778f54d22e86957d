import { expect, it } from "vitest";
import { deviceOf } from "./devices.policy.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    "Chrome",
    "Windows",
    "computer",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
    "Edge",
    "Windows",
    "computer",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
    "Safari",
    "macOS",
    "computer",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux", "computer"],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
    "phone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-X910) ${WEBKIT} SamsungBrowser/28.0 Chrome/130 Safari/537.36`,
    "Samsung Internet",
    "Android",
    "tablet",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iOS",
    "phone",
  ],
  ["curl/8.9.1", null, null, "other"],
  [null, null, null, "other"],
])("says what %j is", (userAgent, browser, system, device) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, device });
});
