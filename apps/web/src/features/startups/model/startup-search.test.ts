import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "#shared/routing/search.ts";
import { startupListInput, startupSearch } from "./startup-search.ts";

const id = "0199a000-0000-7000-8000-000000000001";
const read = (address: string) => startupSearch(parseSearch(address));

test("an address holds every filter and comes back the same", () => {
  const address = `?q=aktis&industry=energy&stage=seed&location=${encodeURIComponent("Χανιά")}&organization=${id}&sort=name&view=table`;
  expect(stringifySearch({ ...read(address) })).toBe(address);
  expect(startupListInput(read(address))).toEqual({
    search: "aktis",
    industry: "energy",
    stage: "seed",
    location: "Χανιά",
    organization_id: id,
    sort: "name",
  });
});

test("what is not understood is dropped, so that no address breaks the page", () => {
  const odd = "?q=%20&industry=magic&stage=1&organization=bob&sort=random&cursor=%00&location=";
  expect(read(odd)).toEqual({});
  expect(startupListInput(read(odd))).toEqual({});
  expect(read(`?q=${"α".repeat(500)}`).q).toHaveLength(120);
  expect(read("?q=a&q=b").q).toBe("a");
});

test("the plain order and «all» leave the address clean", () => {
  expect(read("?sort=newest&industry=all")).toEqual({});
});
