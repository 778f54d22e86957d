import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { expect, it } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { pageHead } from "./head.ts";
import { safeNext } from "./guards.ts";

const match = { pathname: "/startups", context: { origin: "https://kerkis.example" } };

it("gives the default language the plain address and the others ?lang=", () => {
  provideLanguage(() => "el");
  expect(pageHead(match, { title: "Startups" }).links).toContainEqual({
    rel: "canonical",
    href: "https://kerkis.example/startups",
  });
  provideLanguage(() => "en");
  const { links, meta } = pageHead(match, { title: "Startups" });
  expect(links).toContainEqual({ rel: "canonical", href: "https://kerkis.example/startups?lang=en" });
  expect(meta).toContainEqual({ title: "Startups · Kerkis" });
  expect(meta).toContainEqual({ property: "og:locale", content: "en_GB" });
});

it.each(["el", "en"] as const)(
  "every version of a page names the same ones, each as its own page calls itself: %s",
  (language) => {
    const linksIn = (shown: Language) => {
      provideLanguage(() => shown);
      return pageHead(match, { title: "Startups" }).links;
    };
    const alternates = linksIn(language).flatMap((link) => ("hrefLang" in link ? [[link.hrefLang, link.href]] : []));
    const canonical = (shown: Language) => linksIn(shown).find(({ rel }) => rel === "canonical")?.href;
    expect(Object.fromEntries(alternates)).toEqual({
      el: canonical("el"),
      en: canonical("en"),
      "x-default": canonical("el"),
    });
  },
);

it("tells whoever shares a page its title, words, address and picture", () => {
  provideLanguage(() => "en");
  const page = { title: "Zephyr", description: "Turbines", type: "profile", image: "/pictures/startup/1.png" } as const;
  const told = pageHead(match, page).meta.flatMap((one) => ("property" in one ? [[one.property, one.content]] : []));
  expect(Object.fromEntries(told)).toMatchObject({
    "og:title": "Zephyr",
    "og:description": "Turbines",
    "og:type": "profile",
    "og:url": "https://kerkis.example/startups?lang=en",
    "og:image": "https://kerkis.example/pictures/startup/1.png",
    "og:site_name": "Kerkis",
  });
});

it("hides private pages from search engines", () => {
  const { links, meta } = pageHead(match, { title: "Dashboard", noindex: true });
  expect(links).toEqual([]);
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
});

it("leads back only inside this application", () => {
  expect(safeNext("/my-applications?status=pending")).toBe("/my-applications?status=pending");
  for (const bad of ["//evil.example", "https://evil.example", "/\\evil.example", undefined, 7]) {
    expect(safeNext(bad)).toBeUndefined();
  }
});
