import { expect, it } from "vitest";
import { publicAddresses } from "./features.ts";

it("search engines are led to the pages for everyone, each chapter of the guide among them, and to nothing else", () => {
  expect(publicAddresses).toEqual(
    expect.arrayContaining(["/", "/startups", "/about", "/help", "/contact", "/documentation", "/documentation/api"]),
  );
  expect(publicAddresses).toEqual(expect.arrayContaining(["/documentation/privacy", "/documentation/terms"]));
  expect(publicAddresses.filter((address) => /\$|^\/(admin|dashboard|settings|sign)/.test(address))).toEqual([]);
});
