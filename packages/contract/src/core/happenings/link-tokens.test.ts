import { expect, test } from "vitest";
import { withoutSecrets, withoutTokens } from "./link-tokens.ts";

const KEY = "Zk3mQ9vX1bT7cR5dW2eY8fU4gI6hO0jP_aS-lKnMqVw";

test.each([
  ["https://kerkis.test/reset-password?token=SECRET", "https://kerkis.test/reset-password?token=[redacted]"],
  ["/signup?lang=en&setup=SECRET#top", "/signup?lang=en&setup=[redacted]#top"],
  ["/email-verification#token=SECRET", "/email-verification#token=[redacted]"],
  ["/auth-callback#access_token=SECRET&x=1", "/auth-callback#access_token=[redacted]&x=1"],
  ["/accept-invitation/SECRET?x=1", "/accept-invitation/[redacted]"],
  ["/accept-invitation/startup/SECRET?x=1", "/accept-invitation/[redacted]"],
  ["/calendar.ics?secret=SECRET", "/calendar.ics?secret=[redacted]"],
  ["/signin?next=%2Faccept-invitation%2FSECRET", "/signin?next=%2Faccept-invitation%2F[redacted]"],
  [
    "/signin?next=%252Freset-password%253Ftoken%253DSECRET",
    "/signin?next=%252Freset-password%253Ftoken%253D[redacted]",
  ],
  ["/auth-callback?code=4/SECRET&state=SECRET", "/auth-callback?code=[redacted]&state=[redacted]"],
  ["at (https://kerkis.test/settings?confirm=SECRET)", "at (https://kerkis.test/settings?confirm=[redacted])"],
  ["/startups?search=token", "/startups?search=token"],
])("%s", (address, masked) => expect(withoutTokens(address)).toBe(masked));

test.each([
  [
    `Bad answer to {"token":"SECRET","password": "SECRET"}`,
    `Bad answer to {"token":"[redacted]","password": "[redacted]"}`,
  ],
  [`No link ${KEY} here`, "No link [redacted] here"],
  [
    "at https://kerkis.test/assets/startup-page-DkW3x9aB.js:1:2345",
    "at https://kerkis.test/assets/startup-page-DkW3x9aB.js:1:2345",
  ],
  ["startup 0199a000-0000-7000-8000-00000000000a is gone", "startup 0199a000-0000-7000-8000-00000000000a is gone"],
  ["Unexpected token < in JSON", "Unexpected token < in JSON"],
  [
    "aVeryLongNameOfAComponentThatNobodyWouldEverTypeInOneGo",
    "aVeryLongNameOfAComponentThatNobodyWouldEverTypeInOneGo",
  ],
])("%s", (text, masked) => expect(withoutSecrets(text)).toBe(masked));
