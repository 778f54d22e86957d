import { expect, test } from "vitest";
import { countryName } from "./country-name.ts";

test("a country is named in the reader's language, and a place that versions of CLDR name differently as we name it", () => {
  expect([countryName("GR", "el"), countryName("GR", "en")]).toEqual(["Ελλάδα", "Greece"]);
  expect([countryName("HK", "el"), countryName("PS", "en")]).toEqual(["Χονγκ Κονγκ", "Palestine"]);
});

test("what is no code stands as it was typed", () => {
  expect(countryName("gr", "el")).toBe("gr");
  expect(countryName("Q1", "el")).toBe("Q1");
});
