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
  expect(links).toContainEqual({ rel: "alternate", hrefLang: "el", href: "https://kerkis.example/startups?lang=el" });
  expect(links).toContainEqual({ rel: "alternate", hrefLang: "x-default", href: "https://kerkis.example/startups" });
  expect(meta).toContainEqual({ title: "Startups · Kerkis" });
  expect(meta).toContainEqual({ property: "og:locale", content: "en_GB" });
});

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
