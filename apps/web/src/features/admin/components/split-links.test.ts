import { expect, it } from "vitest";
import { splitLinks } from "./split-links.ts";

const links = (text: string) => splitLinks(text).flatMap((part) => (part.isLink ? [part.text] : []));

it("finds the address of a mail's button", () => {
  const url = "http://localhost:3000/email-verification?token=aB-3_x";
  expect(links(`Γεια σας,\n\nΕπιβεβαίωση email:\n${url}\n\n--\nΟ σύνδεσμος ισχύει.`)).toEqual([url]);
});

it("leaves the sentence's own marks outside", () => {
  expect(links("See (https://example.org/a). Και «http://example.gr;»")).toEqual([
    "https://example.org/a",
    "http://example.gr",
  ]);
});

it.each(["javascript:alert(1)", "data:text/html,x", "https://", "no address", ""])("makes no link of %j", (text) => {
  expect(links(text)).toEqual([]);
});

it.each([
  "a https://example.org/?a=1&b=<b> c",
  "https://x.test",
  "🎭 https://x.test/🎭 \u202Eabc",
  "https:// https://y.test.",
])("loses nothing of %j", (text) => {
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
