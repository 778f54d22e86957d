import { expect, test } from "vitest";
import { breadcrumbsLd, itemListLd, jsonLd } from "./json-ld.ts";

test("nothing that people wrote ends the script", () => {
  const { type, children } = jsonLd({ "@type": "Organization", name: "</script><script>alert(1)</script>" });
  expect(type).toBe("application/ld+json");
  expect(children).not.toContain("<");
  expect(JSON.parse(children)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "</script><script>alert(1)</script>",
  });
});

test("lists and ways count from one, with whole addresses", () => {
  const items = [
    { name: "Α", path: "/startup/1" },
    { name: "Β", path: "/startup/2" },
  ];
  expect(JSON.parse(itemListLd("https://k.test", "Startups", items).children)).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      { position: 1, name: "Α", url: "https://k.test/startup/1" },
      { position: 2, name: "Β", url: "https://k.test/startup/2" },
    ],
  });
  expect(JSON.parse(breadcrumbsLd("https://k.test", items).children).itemListElement[1]).toMatchObject({
    position: 2,
    item: "https://k.test/startup/2",
  });
});
